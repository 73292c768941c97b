import { resolve } from 'node:path'
import type { Command } from 'commander'
import { EXIT, noSuch, UsageError } from '../errors.ts'
import { type Io, print, printJson, repository, warn } from '../io.ts'
import type { Coverage } from '../law/coverage.ts'
import { lawCoverage } from '../law/scan.ts'
import { counted, tableText } from '../layout.ts'
import { type Cli, commandCalled, listOf, wholeNumber } from '../options.ts'

interface Flags {
  readonly missing?: true
  readonly json?: true
  readonly require?: string[]
  readonly min?: number
  readonly in?: string
}

/** `spinney law`: which rules are named by tests. */
export function lawCommand(cli: Cli): Command {
  return commandCalled('law', 'show which rules of a game are named by tests')
    .argument('<game>', 'id of the game')
    .option('--missing', 'also list the rules that no test names')
    .option('--require <sections>', 'exit with 1 unless these sections are covered completely', listOf('--require'))
    .option('--min <percent>', 'exit with 1 when less than this is covered', wholeNumber('--min', 0, 100))
    .option('--in <folder>', 'the repository to look in (by default the one this program was built in)')
    .option('--json', 'print one JSON object')
    .action(async (id: string, flags: Flags) => cli.finish(await run(cli.io, id, flags)))
}

async function run(io: Io, id: string, flags: Flags): Promise<number> {
  const law = Object.hasOwn(io.laws, id) ? io.laws[id] : undefined
  if (law === undefined) throw noSuch('list of rules', id, Object.keys(io.laws))
  const folder = flags.in === undefined ? repository() : resolve(io.folder, flags.in)
  if (folder === null) throw new UsageError('this program is not in its repository: name it with --in')
  const coverage = await lawCoverage(folder, law)
  const short = shortfalls(coverage, flags)
  if (flags.json) printJson(io, { game: id, ...coverage, short })
  else report(io, coverage, flags.missing === true)
  notes(io, coverage)
  for (const message of short) warn(io, message)
  if (coverage.errors.length > 0) return EXIT.usage
  return short.length > 0 ? EXIT.failed : EXIT.fine
}

/** What is required and not reached, in words. */
function shortfalls({ sections, total }: Coverage, { require: wanted = [], min }: Flags): string[] {
  const short: string[] = []
  for (const name of wanted) {
    const found = sections.find(({ section }) => section === name)
    if (found === undefined)
      throw noSuch(
        'section',
        name,
        sections.map(({ section }) => section),
      )
    if (found.missing.length > 0) short.push(`${name}: ${found.percent}% covered, all of it is required`)
  }
  if (min !== undefined && total.percent < min) short.push(`${total.percent}% covered, ${min}% is required`)
  return short
}

function report(io: Io, { sections, total, files }: Coverage & { files: number }, listMissing: boolean): void {
  const rows = [...sections, { section: 'total', ...total }]
  const cells = rows.map(({ section, testable, covered, percent }) => [
    section,
    testable,
    covered,
    testable ? percent : null,
  ])
  print(io, tableText(['section', 'testable', 'covered', 'percent'], cells))
  print(io, `${counted(files, 'test file')} looked at`)
  if (!listMissing) return
  for (const { section, missing } of sections) {
    if (missing.length === 0) continue
    print(io, `\n${section}: ${missing.length} missing`)
    for (const { id, title } of missing) print(io, `  ${id.padEnd(14)} ${title}`)
  }
}

function notes(io: Io, { onlySkipped, untestable, errors }: Coverage): void {
  if (onlySkipped.length > 0) warn(io, `note: named by skipped tests only, not counted: ${onlySkipped.join(', ')}`)
  if (untestable.length > 0) warn(io, `note: named by tests but marked not testable: ${untestable.join(', ')}`)
  for (const message of errors) warn(io, `error: ${message}`)
}
