import { FormatError, isRecord, type State } from '@spinney/kernel'
import type { ScenarioKit } from '@spinney/kernel/scenario'
import { failureOf, NoTable } from '../../engine/failure.ts'
import { type LessonDesk, type LessonGame, openLesson } from './desk.ts'
import type { FromLesson, LessonCalls, ToLesson } from './protocol.ts'

/** The games that have lessons; each is loaded with the first of its lessons. */
const GAMES: { readonly [game: string]: () => Promise<LessonGame> } = {
  root: async () => {
    const [{ scenarioKit }, { aides }] = await Promise.all([import('@spinney/root'), import('@spinney/root/aides')])
    return { kit: scenarioKit as unknown as ScenarioKit<State>, aides }
  },
  smallworld: async () => {
    const [{ scenarioKit }, { aides }] = await Promise.all([
      import('@spinney/smallworld'),
      import('@spinney/smallworld/aides'),
    ])
    return { kit: scenarioKit as unknown as ScenarioKit<State>, aides }
  },
}

const send = (message: FromLesson) => self.postMessage(message)
let desk: LessonDesk | null = null

async function begin({ document, step, id }: Parameters<LessonCalls['begin']>[0]) {
  const game = isRecord(document) ? String(document.game) : ''
  if (!Object.hasOwn(GAMES, game)) throw new FormatError('$.game', `the game “${game}” has no lessons`)
  desk = openLesson(await GAMES[game]!(), document, step, id, ({ plan: _plan, ...update }, lesson) =>
    send({ update, lesson }),
  )
  return { now: desk.whole(), lesson: desk.lesson() }
}

async function handle({ call, request }: ToLesson): Promise<unknown> {
  if (call === 'begin') return begin(request as Parameters<LessonCalls['begin']>[0])
  if (desk === null || call === 'open' || call === 'load' || call === 'place' || call === 'branch' || call === 'prove')
    throw new NoTable('no lesson is open')
  if (call === 'resume') return desk.whole()
  return run(desk.calls, call, request)
}

const run = <N extends keyof LessonDesk['calls']>(
  calls: LessonDesk['calls'],
  call: N,
  request: Parameters<LessonDesk['calls'][N]>[0],
): unknown => (calls[call] as (request: Parameters<LessonDesk['calls'][N]>[0]) => unknown)(request)

self.addEventListener('message', ({ data }: MessageEvent<ToLesson>) => {
  handle(data).then(
    (reply) => send({ id: data.id, reply }),
    (error: unknown) => send({ id: data.id, failure: failureOf(error) }),
  )
})
