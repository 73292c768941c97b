import { plain } from '@spinney/words'
import { Die } from '../art/ui/Dice.tsx'
import type { SideScene, Stage } from '../table/face.ts'

/** The die of a final conquest or of the Berserk, with what was at stake and what came of it. */
export function sideScene({ scene }: Stage): SideScene | null {
  if (scene.action === null) return null
  const { line, events } = scene.action
  const roll = events.findLast(({ what }) => what === 'dieRolled')
  const declared = events.findLast(({ what }) => what === 'attemptDeclared')
  if (roll === undefined && declared === undefined) return null
  const { words } = scene
  const sentences = events.filter((event) => event !== roll).map((event) => plain(words.event(event)))
  const node = (
    <div className="sw-dice">
      <h2>{words.message('ui.theDie')}</h2>
      {declared !== undefined && <p>{plain(words.event(declared))}</p>}
      {roll !== undefined && (
        <p className="sw-rolled">
          <Die value={Number(roll.facts.result)} rolling label={words.number(Number(roll.facts.result))} />
          <b>{plain(words.event(roll))}</b>
        </p>
      )}
      <ul>
        {sentences.map((text, i) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no other name than their place
          declared !== undefined && text === plain(words.event(declared)) ? null : <li key={i}>{text}</li>,
        )}
      </ul>
    </div>
  )
  return { key: line.from, isOn: roll === undefined, node }
}
