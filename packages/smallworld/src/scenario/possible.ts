import { abilitiesOf, pieceKinds, raceOf } from '../abilities.ts'
import type { Region } from '../board/types.ts'
import { VISIBLE_COMBOS } from '../combos/column.ts'
import { COINS_IN_BOX } from '../game.ts'
import { boardOf, NOBODY, type People, type Slot, type SmallWorld, seePeople } from '../state.ts'
import type { Refuse } from './spec.ts'

/** Refuses a position that no game can come to, with the reason and the place: regions as they were written. */
export function checkPossible(g: SmallWorld, written: ReadonlyMap<Region, string>, refuse: Refuse): void {
  const { turns } = boardOf(g).facts
  if (g.turn < 1 || g.turn > turns) refuse('turn', `a game on the map ${g.map} has turns 1 to ${turns}`)
  checkCoins(g, refuse)
  if (g.column.length > VISIBLE_COMBOS) refuse('column', `at most ${VISIBLE_COMBOS} combos can be seen (SW-2.6)`)
  if (g.column.length === 0) refuse('column', 'there are always combos to be seen (SW-2.6)')
  g.peoples.forEach((people, slot) => {
    if (people !== null) checkPeople(g, people, slot, refuse)
  })
  for (const [region, name] of written) checkRegion(g, region, `regions.${name}`, refuse)
}

/** Nobody has coins that are not in the box. */ // SW-1.6
function checkCoins(g: SmallWorld, refuse: Refuse): void {
  if (g.bank < 0) refuse('coins', `there are only ${COINS_IN_BOX} coins, ${-g.bank} too few for this`)
}

function checkPeople(g: SmallWorld, people: People, slot: Slot, refuse: Refuse): void {
  const { race, power, seat, declined, since } = people
  const path = `peoples.${race}`
  if (since > g.turn) refuse(`${path}.since`, `turn ${since} has not come yet`)
  const others = g.peoples.filter((other, at) => other !== null && at < slot)
  if (power !== null && others.some((other) => other?.power === power)) refuse(`${path}.power`, `${power} is had twice`)
  if (!declined) return
  // SW-13.2
  if (power !== null && !abilitiesOf(people).lasting) refuse(`${path}.power`, `a race in decline has lost ${power}`)
  const rivals = others.filter((other) => other?.seat === seat && other.declined && !abilitiesOf(other).lasting)
  // SW-13.4
  if (power === null && rivals.length > 0) refuse(path, `seat ${seat} has two races in decline`)
}

function checkRegion(g: SmallWorld, region: Region, path: string, refuse: Refuse): void {
  const board = boardOf(g)
  if (g.tribes[region]! > (board.facts.regions[region]!.lostTribe ? 1 : 0)) {
    refuse(`${path}.tribes`, 'so many Lost Tribes are not printed there')
  }
  const slot = g.holder[region]!
  if (slot === NOBODY) {
    const piece = pieceKinds.find(({ id }) => g.pieces[id]![region]! > 0)
    if (piece !== undefined) refuse(`${path}.pieces.${piece.id}`, 'pieces stand in regions that somebody holds')
    return
  }
  const people = seePeople(g, slot)
  if (g.tribes[region]! > 0) refuse(`${path}.tribes`, 'Lost Tribes leave a region that is conquered (SW-6.7)')
  if (board.water[region] && !mayHoldWater(people)) refuse(path, `${people.race} cannot hold water (SW-5.6)`)
  if (people.declined && g.tokens[region]! > 1 && !keepsTokens(people)) {
    refuse(`${path}.tokens`, 'a race in decline has one token in each region (SW-13.3)')
  }
  for (const { id, guards } of pieceKinds) {
    if (g.pieces[id]![region]! > 1 && !guards) refuse(`${path}.pieces.${id}`, `a region has one ${id} at most`)
  }
}

/** Water is taken by those who may enter it, and kept by them when they have lost their badge. */ // SW-16.14.2
const mayHoldWater = (people: Readonly<People>): boolean =>
  people.declined ? people.power === null : abilitiesOf(people).entersWater

/** Whether the tokens of a race stay with it in decline. */
const keepsTokens = ({ race }: Readonly<People>): boolean => raceOf(race).active?.tokensKept !== undefined
