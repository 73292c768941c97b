import type { GameEvent } from '@spinney/kernel'
import { kindNamed } from '@spinney/root'
import { plain } from '@spinney/words'
import type { ReactNode } from 'react'
import { Icon as StampIcon } from '../art/Icon.tsx'
import { Piece } from '../art/pieces/Piece.tsx'
import { SuitMark } from '../art/pieces/SuitMark.tsx'
import { isFaction } from '../art/types.ts'
import { Die } from '../art/ui/Dice.tsx'
import { Avatar } from '../art/ui/SeatBadge.tsx'
import type { SceneProps, Stage } from '../table/face.ts'
import { Icon } from '../ui/Icon.tsx'
import type { Fought, Loss, Step } from './battle.ts'
import { STEPS } from './battle.ts'
import { partyNamed, stateOf, suitAt } from './view.ts'
import './battle.css'

interface Props extends SceneProps {
  readonly fought: Fought
  /** On a phone only the step that matters is open. */
  readonly isBrief: boolean
  readonly rule: Stage['rule']
}

const LAWS: Record<Step, string> = { odds: '4.3', ambush: '4.3.1', dice: '4.3.2', hits: '4.3.3', losses: '4.3.4' }

/** A battle in one place: who fights whom, and its five steps in their order, the one that is asked in yellow. */
export default function BattleScene({ scene, fought, isBrief, rule }: Props) {
  const { words, view } = scene
  const suit = suitAt(stateOf(view), fought.place)
  const open = fought.now ?? 'losses'
  const steps = STEPS.filter((step) => (isBrief ? step === open || (step === 'odds' && open === 'ambush') : true))
  return (
    <div className="battle" data-step={fought.now ?? 'over'}>
      <h2 className="battle-head">
        <StampIcon name="battle" size={20} />
        <span>{words.message('ui.battleIn', { place: fought.place })}</span>
        {suit && <SuitMark suit={suit} size={22} label={words.term(suit)} />}
      </h2>
      <div className="battle-sides">
        <Side scene={scene} fought={fought} side={0} />
        <p className="battle-strength">
          {fought.strength[0]} <StampIcon name="battle" size={18} /> {fought.strength[1]}
        </p>
        <Side scene={scene} fought={fought} side={1} />
      </div>
      <ol className="battle-steps">
        {steps.map((step) => (
          <StepRow key={step} scene={scene} fought={fought} step={step} rule={rule} />
        ))}
      </ol>
    </div>
  )
}

function Side({ scene, fought, side }: SceneProps & { readonly fought: Fought; readonly side: 0 | 1 }) {
  const { words } = scene
  const seat = fought.sides[side]
  return (
    <p className="battle-side" data-side={side}>
      <Face party={partyNamed(stateOf(scene.view), seat)} />
      <span>
        <b>{words.seat(seat)}</b>
        <small>{words.term(side === 0 ? 'attacker' : 'defender')}</small>
      </span>
    </p>
  )
}

/** Who fights: the face of a faction, or a figure of a hireling. */
function Face({ party }: { readonly party: string }) {
  return isFaction(party) ? <Avatar faction={party} size={36} /> : <Piece kind="warrior" faction={party} size={36} />
}

interface StepProps extends SceneProps {
  readonly fought: Fought
  readonly step: Step
  readonly rule: Stage['rule']
}

function StepRow({ scene, fought, step, rule }: StepProps) {
  const { words, view } = scene
  const order = STEPS.indexOf(step)
  const now = fought.now === null ? STEPS.length : STEPS.indexOf(fought.now)
  const state = order < now ? 'done' : order === now ? 'now' : 'coming'
  const asked = state === 'now' && typeof view.asked?.seat === 'number' ? view.asked.seat : null
  const body = BODIES[step]({ scene, fought })
  return (
    <li className="battle-step" data-state={state} data-step={step}>
      <span className="battle-mark">
        {state === 'done' ? <Icon name="check" size={16} /> : <span aria-hidden="true">{order + 1}</span>}
      </span>
      <div>
        <h3>
          {words.message(`ui.battle.${step}`)} {rule(LAWS[step])}
        </h3>
        {asked !== null && <p className="battle-asked">{words.message('ui.battle.asked', { seat: asked })}</p>}
        {body}
      </div>
    </li>
  )
}

type Body = (props: SceneProps & { readonly fought: Fought }) => ReactNode

const said = (scene: SceneProps['scene'], events: readonly GameEvent[], ...kinds: readonly string[]): ReactNode =>
  events
    .filter(({ what }) => kinds.includes(what))
    // biome-ignore lint/suspicious/noArrayIndexKey: events have no other name than their place
    .map((event, i) => <p key={i}>{plain(scene.words.event(event))}</p>)

const BODIES: Record<Step, Body> = {
  odds: ({ scene, fought }) => {
    if (fought.odds === null) return null
    return (
      <div className="battle-odds">
        {fought.sides.map((seat, side) => (
          <table key={seat} aria-label={scene.words.message('ui.battle.loses', { seat })}>
            <caption>{scene.words.message('ui.battle.loses', { seat })}</caption>
            <tbody>
              {fought.odds![side]!.map((share, hits) =>
                share === 0 ? null : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the number of hits is its name
                  <tr key={hits}>
                    <th scope="row">{scene.words.number(hits)}</th>
                    <td>
                      <meter min={0} max={1} value={share} data-side={side}>
                        {percent(share)}
                      </meter>
                    </td>
                    <td>{percent(share)}</td>
                  </tr>
                ),
              )}
            </tbody>
          </table>
        ))}
      </div>
    )
  },
  ambush: ({ scene, fought }) => {
    const played = said(scene, fought.events, 'ambushed', 'foiled', 'enlisted')
    const isPast = fought.now !== 'ambush'
    const none = isPast && !fought.events.some(({ what }) => what === 'ambushed')
    return none ? <p>{scene.words.message('ui.battle.noAmbush')}</p> : played
  },
  dice: ({ scene, fought }) => {
    const roll = fought.events.findLast(({ what }) => what === 'rolled')
    if (roll === undefined) return <p className="battle-soft">{scene.words.message('ui.battle.diceRule')}</p>
    const { high, low, attackerHits, defenderHits } = roll.facts
    const { words } = scene
    return (
      <div className="battle-dice">
        <Die
          value={Number(high)}
          size={38}
          tilt={-5}
          rolling
          label={words.message('ui.die', { number: Number(high) })}
        />
        <Die
          value={Number(low)}
          size={38}
          tilt={4}
          tone="dark"
          rolling
          label={words.message('ui.die', { number: Number(low) })}
        />
        <p>
          {words.message('ui.attackerHits', { count: Number(attackerHits) })}
          <br />
          {words.message('ui.defenderHits', { count: Number(defenderHits) })}
        </p>
      </div>
    )
  },
  hits: ({ scene, fought }) => said(scene, fought.events, 'battleEffect', 'looting'),
  losses: ({ scene, fought }) => (
    <>
      {fought.sides.map((seat, side) => (
        <p key={seat} className="battle-losses">
          <span>{scene.words.seat(seat)}</span>
          <Lost scene={scene} seat={seat} losses={fought.losses[side]!} isOver={fought.now === null} />
        </p>
      ))}
      {said(scene, fought.events, 'healed', 'nursed', 'outraged')}
    </>
  ),
}

interface LostProps extends SceneProps {
  readonly seat: number
  readonly losses: readonly Loss[]
  readonly isOver: boolean
}

function Lost({ scene, seat, losses, isOver }: LostProps) {
  const { words } = scene
  if (losses.length === 0) return isOver ? <span>{words.message('ui.battle.nothing')}</span> : null
  return losses.map(({ kind, count }) => (
    <b key={kind} className="battle-lost">
      {kind !== 'item' && <Fallen kind={kind} faction={partyNamed(stateOf(scene.view), seat)} />}
      {words.message(kind === 'item' ? 'ui.battle.item' : 'ui.battle.piece', { count, kind })}
    </b>
  ))
}

function Fallen({ kind, faction }: { readonly kind: string; readonly faction: string }) {
  const category = kindNamed(kind)?.category
  const drawn = category === 'building' || category === 'token' ? category : 'warrior'
  return <Piece kind={drawn} faction={faction} type={kind.slice(kind.indexOf('.') + 1)} size={24} />
}

const percent = (share: number): string => `${Math.round(share * 100)}%`
