import { maps, powers, races } from '@spinney/smallworld'
import { languageFacts } from '@spinney/words'
import { isIcon, Icon as Stamp } from '../../art/Icon.tsx'
import { CoinDisc } from '../../art/smallworld/Coin.tsx'
import { SwPiece } from '../../art/smallworld/SwPieces.tsx'
import type { InfoContent, InfoFact } from '../../info/content.ts'
import type { InfoOf, InfoPlace } from '../../info/place.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Combo } from '../Combo.tsx'
import { aidesOf, stateOf } from '../view.ts'
import '../../art/smallworld/icons.ts'

const fact = ({ words }: InfoPlace, label: string, value: InfoFact['value']): InfoFact => ({
  label: words.message(`info.fact.${label}`),
  value,
})

const kindOf = ({ words }: InfoPlace, kind: string): string => upper(words.message(`info.kind.${kind}`))
/** What something is called, and what is said of it. */
const said = ({ words }: InfoPlace, name: string, about: string): string =>
  `${name}${languageFacts(words.language).colon}${about}`
const upper = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
const sentence = (text: string): string => upper(text)

function race(place: InfoPlace, id: string): InfoContent | null {
  const found = races.find((other) => other.id === id)
  if (found === undefined) return null
  return {
    picture: isIcon(id) ? <Stamp name={id} size={40} /> : null,
    kind: kindOf(place, 'race'),
    name: place.words.term(id),
    text: [sentence(place.words.message(`about.${id}`))],
    facts: [fact(place, 'tokens', place.words.number(found.tokens))],
    laws: [found.law],
  }
}

function power(place: InfoPlace, id: string): InfoContent | null {
  const found = powers.find((other) => other.id === id)
  if (found === undefined) return null
  return {
    picture: isIcon(id) ? <Stamp name={id} size={40} /> : null,
    kind: kindOf(place, 'power'),
    name: place.words.term(id),
    text: [sentence(place.words.message(`about.${id}`))],
    facts: [fact(place, 'tokens', `+${place.words.number(found.tokens)}`)],
    laws: [found.law],
  }
}

/** A people on offer, by its race: what it can do, what it costs, and the only button that hires it. */
function combo(place: InfoPlace, id: string): InfoContent | null {
  const { words, scene } = place
  const column = scene === null ? [] : stateOf(scene.view).column
  const price = column.findIndex((other) => other.race === id)
  const offer = column[price]
  const [raceOf, powerOf] = [races.find((r) => r.id === id), powers.find((p) => p.id === offer?.power)]
  if (scene === null || offer === undefined || raceOf === undefined || powerOf === undefined) return race(place, id)
  const isOpen = scene.targets.has(`combo:${id}`) && scene.question !== null
  const coins = scene.viewer === null ? null : (stateOf(scene.view).coins[scene.viewer]?.[0] ?? null)
  const pick = scene.question?.options?.find(
    (option) => option === id || (typeof option === 'object' && option.race === id),
  )
  return {
    picture: null,
    kind: kindOf(place, 'combo'),
    name: `${words.term(offer.power)} ${words.term(id)}`,
    banner: <Combo race={id} power={offer.power} coins={offer.coins} words={words} />,
    text: [
      said(place, words.term(id), words.message(`about.${id}`)),
      said(place, words.term(offer.power), words.message(`about.${offer.power}`)),
    ],
    facts: [
      fact(place, 'tokens', `${words.number(raceOf.tokens)} + ${words.number(powerOf.tokens)}`),
      fact(place, 'pay', words.number(price)),
      fact(place, 'take', words.number(offer.coins)),
      ...(coins === null ? [] : [fact(place, 'left', words.number(coins - price + offer.coins))]),
    ],
    laws: [raceOf.law, powerOf.law],
    targets: [`combo:${id}`],
    answer: isOpen && pick !== undefined ? { label: words.message('info.hire', { count: price }), pick } : null,
  }
}

/** A people that somebody has hired, by its race and power: `orcs.flying`, or `orcs.` once it has lost its power. */
function people(place: InfoPlace, id: string): InfoContent | null {
  const [raceId = '', powerId = ''] = id.split('.')
  const [raceOf, powerOf] = [races.find((r) => r.id === raceId), powers.find((p) => p.id === powerId)]
  if (raceOf === undefined || powerOf === undefined) return race(place, raceId)
  const { words } = place
  return {
    picture: null,
    kind: kindOf(place, 'combo'),
    name: `${words.term(powerId)} ${words.term(raceId)}`,
    banner: <Combo race={raceId} power={powerId} words={words} />,
    text: [
      said(place, words.term(raceId), words.message(`about.${raceId}`)),
      said(place, words.term(powerId), words.message(`about.${powerId}`)),
    ],
    facts: [fact(place, 'tokens', `${words.number(raceOf.tokens)} + ${words.number(powerOf.tokens)}`)],
    laws: [raceOf.law, powerOf.law],
  }
}

function region(place: InfoPlace, id: string): InfoContent | null {
  const { words, scene } = place
  if (scene === null) return null
  const g = stateOf(scene.view)
  const facts = maps.find((map) => map.id === g.map)?.regions[Number(id)]
  if (facts === undefined) return null
  const holder = g.peoples[g.holder[Number(id)] ?? -1]
  const cost = aidesOf(scene).costs[id]
  const symbols = facts.symbols.map((symbol) => words.message(`symbol.${symbol}`))
  return {
    picture: <Icon name="map" size={32} />,
    kind: kindOf(place, 'region'),
    name: words.message('region', { terrain: words.message(`terrain.${facts.terrain}`), number: Number(id) + 1 }),
    text: [
      words.message('info.region'),
      words.message(`info.terrain.${facts.terrain}`),
      ...facts.symbols.map((symbol) =>
        said(place, upper(words.message(`symbol.${symbol}`)), words.message(`info.symbol.${symbol}`)),
      ),
    ],
    facts: [
      fact(
        place,
        'owner',
        holder ? `${words.seat(holder.seat)} · ${words.term(holder.race)}` : words.message('info.fact.nobody'),
      ),
      ...(symbols.length > 0 ? [fact(place, 'symbols', words.list(symbols))] : []),
      ...(cost === undefined ? [] : [fact(place, 'cost', words.number(cost))]),
    ],
    laws: ['SW-5.3'],
    targets: [`region:${id}`],
  }
}

export const TERRAINS = ['farmland', 'forest', 'hill', 'swamp', 'mountain', 'sea', 'lake'] as const
export const PIECES = ['fortress', 'encampment', 'lair', 'hole', 'hero', 'dragon', 'lost-tribe'] as const
export const SYMBOLS = ['mine', 'magic', 'cavern'] as const

/** What is said of a terrain or a symbol. */
const simple = (kind: 'terrain' | 'symbol', ids: readonly string[]) => (place: InfoPlace, id: string) =>
  ids.includes(id)
    ? {
        picture: <Icon name="map" size={32} />,
        kind: kindOf(place, kind),
        name: upper(place.words.message(`${kind}.${id}`)),
        text: [place.words.message(`info.${kind}.${id}`)],
        facts: [],
        laws: ['SW-5.3'],
      }
    : null

function piece(place: InfoPlace, id: string): InfoContent | null {
  const found = PIECES.find((other) => other === id)
  if (found === undefined) return null
  return {
    picture: (
      <svg width={44} height={44} viewBox="-24 -24 48 48" aria-hidden="true">
        <SwPiece kind={found} />
      </svg>
    ),
    kind: kindOf(place, 'piece'),
    name: upper(place.words.term(id)),
    text: [place.words.message(`info.piece.${id}`)],
    facts: [],
    laws: ['SW-5.3'],
  }
}

function coin(place: InfoPlace): InfoContent {
  return {
    picture: (
      <svg width={40} height={40} viewBox="-16 -16 32 32" aria-hidden="true">
        <CoinDisc value={1} />
      </svg>
    ),
    kind: kindOf(place, 'coin'),
    name: upper(place.words.message('info.kind.coin')),
    text: [place.words.message('info.coin')],
    facts: [],
    laws: ['SW-10.1'],
  }
}

export const TELLERS: { readonly [kind: string]: (place: InfoPlace, id: string) => InfoContent | null } = {
  race,
  power,
  combo,
  people,
  region,
  terrain: simple('terrain', TERRAINS),
  symbol: simple('symbol', SYMBOLS),
  piece,
  coin,
}

/** What the info card says about a thing of Small World. */
export const infoOf: InfoOf = (place, { kind, id }) => TELLERS[kind]?.(place, id) ?? null
