import { botFor, DIFFICULTIES, VAGABOT_IDS } from '@spinney/root'
import type { AutomatonFieldsProps } from '../../home/setup.ts'
import type { BotChoice } from './choice.ts'
import './automata.css'

/** How hard an automaton is, its traits, and the card of a Vagabot. */
export default function AutomatonFields({ side, value, g, change }: AutomatonFieldsProps) {
  const choice = value as BotChoice
  const bot = botFor(side)!
  const set = (part: Partial<BotChoice>) => change({ ...choice, ...part } as BotChoice)
  const about = choice.difficulty === 'default' ? '' : g(`clockwork.level.${bot.faction}.${choice.difficulty}`)
  return (
    <div className="automaton-fields">
      <label>
        <span>{g('clockwork.board.difficulty')}</span>
        <select value={choice.difficulty} onChange={({ target }) => set({ difficulty: target.value })}>
          {DIFFICULTIES.map((level) => (
            <option key={level} value={level}>
              {g(`term.level-${level}`)}
            </option>
          ))}
        </select>
      </label>
      {choice.character !== undefined && (
        <label>
          <span>{g('field.character')}</span>
          <select value={String(choice.character)} onChange={({ target }) => set({ character: target.value })}>
            {VAGABOT_IDS.map((id) => (
              <option key={id} value={id}>
                {g(`term.${id}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      {about !== '' && <p>{about}</p>}
      <details className="automaton-traits">
        <summary>
          {g('clockwork.board.traits')}{' '}
          <b>{choice.traits.map((trait) => g(`term.trait-${trait}`)).join(' · ') || '–'}</b>
        </summary>
        <ul>
          {Object.keys(bot.traits).map((trait) => (
            <li key={trait}>
              <label>
                <input
                  type="checkbox"
                  checked={choice.traits.includes(trait)}
                  onChange={({ target }) => set({ traits: withTrait(choice.traits, trait, target.checked) })}
                />
                <span>
                  <b>{g(`term.trait-${trait}`)}</b> {g(`clockwork.trait.${trait}`)}
                </span>
              </label>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}

const withTrait = (traits: readonly string[], trait: string, isOn: boolean): string[] => [
  ...traits.filter((other) => other !== trait),
  ...(isOn ? [trait] : []),
]
