import { DiceTray, Die } from '../art/ui/Dice.tsx'
import type { SceneProps } from '../table/face.ts'

/** The battle dice that have just been rolled, and how many hits each side deals. */
export function Rolled({ scene }: SceneProps) {
  const { words, recent } = scene
  const event = recent.findLast(({ what }) => what === 'rolled')
  if (event === undefined) return null
  const { seat, high, low, attackerHits, defenderHits } = event.facts
  return (
    <div className="root-dice panel on-paper">
      <DiceTray
        caption={
          <>
            {words.seat(Number(seat))}: {words.message('ui.attackerHits', { count: Number(attackerHits) })}
            <br />
            {words.message('ui.defenderHits', { count: Number(defenderHits) })}
          </>
        }
      >
        <Die
          value={Number(high)}
          tone="accent"
          rolling
          tilt={-5}
          label={words.message('ui.die', { number: Number(high) })}
        />
        <Die value={Number(low)} rolling tilt={4} label={words.message('ui.die', { number: Number(low) })} />
      </DiceTray>
    </div>
  )
}
