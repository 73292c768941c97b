import { describeFields, type GameWords, type WordedSection, wordPosition } from '@spinney/words'
import type { GameFace } from './face.ts'

/** Any position as text: for games and parts that nobody has drawn yet. */
export function genericFace(wording: GameWords = {}): GameFace {
  const describe = wording.describe ?? describeFields
  return {
    wording,
    targetsOf: () => [],
    Board: ({ scene: { view, words } }) => <GenericBoard sections={wordPosition(describe(view), words)} />,
  }
}

function GenericBoard({ sections }: { readonly sections: readonly WordedSection[] }) {
  return (
    <div className="generic-board panel">
      {sections.map((section, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections have no other name than their place
        <Section key={i} section={section} />
      ))}
    </div>
  )
}

function Section({ section: { title, rows } }: { readonly section: WordedSection }) {
  return (
    <section>
      {title !== '' && <h3>{title}</h3>}
      <dl className="generic-fields">
        {rows.map(([label, ...cells], i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: labels may be alike
          <div key={i}>
            <dt>{label}</dt>
            <dd>{cells.map((cell) => cell || '–').join(' ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
