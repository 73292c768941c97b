import type { Command } from 'commander'
import { EXIT } from '../errors.ts'
import { filesNamed } from '../find.ts'
import { breathe, type Io, print, readText } from '../io.ts'
import { counted } from '../layout.ts'
import { checkLesson, LESSON_FILE } from '../lesson/check.ts'
import { type Cli, commandCalled } from '../options.ts'

interface Flags {
  readonly questions?: true
}

/** `spinney lesson`: plays lesson files to their aims and says what is wrong with them. */
export function lessonCommand(cli: Cli): Command {
  return commandCalled('lesson', 'play lesson files to their aims and say what is wrong with them')
    .argument('<files...>', 'lesson files, folders with *.lesson.yaml files, or patterns with *')
    .option('--questions', 'print what is asked after each step, with its options')
    .action(async (names: string[], flags: Flags) => cli.finish(await run(cli.io, names, flags)))
}

async function run(io: Io, names: readonly string[], { questions }: Flags): Promise<number> {
  const files = [...new Set(names.flatMap((name) => filesNamed(io.folder, name, LESSON_FILE)))]
  let failed = 0
  for (const file of files) {
    const { steps, faults } = checkLesson(readText(io, file), file, io.games)
    print(io, `${faults.length === 0 ? 'ok    ' : 'BROKEN'} ${file}`)
    for (const { name, answers, asked, options } of steps) {
      print(io, `  ${name}: ${answers.length === 0 ? '–' : answers.join(', ')}`)
      if (questions) print(io, [`    ${asked}`, ...options.map((option) => `      ${option}`)].join('\n'))
    }
    for (const fault of faults) print(io, `  ${fault}`)
    if (faults.length > 0) failed++
    await breathe()
    if (io.interrupted.aborted) return EXIT.interrupted
  }
  print(io, `${counted(files.length, 'lesson')} played, ${failed} broken`)
  return failed > 0 ? EXIT.failed : EXIT.fine
}
