import type { Pick, Seat } from '@spinney/kernel'
import { createStore, type StoreApi } from 'zustand'
import { type Engine, EngineError, startEngine } from '../engine/client.ts'
import type { CallName, Failure, Hint, LogRow, Moment, Now, Reply, Request, ScorePoint } from '../engine/protocol.ts'
import { PAUSES, useSettings } from '../settings.ts'
import type { TargetId } from './face.ts'
import { createMoments } from './moments.ts'
import type { Start } from './start.ts'

/** What the table page shows. */
export interface TableState {
  readonly now: Now | null
  readonly rows: readonly LogRow[]
  /** An earlier moment that is looked at; null: now. */
  readonly moment: Moment | null
  /** Targets chosen so far for the answer to come. */
  readonly chosen: readonly TargetId[]
  readonly hint: Hint | null
  /** A hint is being thought about. */
  readonly thinking: boolean
  readonly paused: boolean
  /** The person the device must be passed to. */
  readonly curtain: Seat | null
  /** Number of answers the viewer had seen when somebody else began to answer. */
  readonly seen: number
  /** Answers from here on are new since the last change on the screen. */
  readonly fresh: number
  readonly problem: Failure | null
  readonly points: readonly ScorePoint[]
}

export interface TableControl {
  readonly store: StoreApi<TableState>
  /** `version` is that of the question on the screen, which may be a few frames old. */
  answer(pick: Pick, version: number): void
  undo(whole: boolean): void
  choose(targets: readonly TargetId[]): void
  look(at: number | null): void
  askHint(): void
  setPaused(paused: boolean): void
  openCurtain(): void
  dismissProblem(): void
  sawSummary(): void
  record(): Promise<string>
  close(): void
}

const EMPTY: TableState = {
  now: null,
  rows: [],
  moment: null,
  chosen: [],
  hint: null,
  thinking: false,
  paused: false,
  curtain: null,
  seen: 0,
  fresh: 0,
  problem: null,
  points: [],
}

/** Runs one table: sends what the player does to the engine and lets the bots answer at the chosen pace. */
export function openControl(id: string, begin: Start | null, engine: Engine = startEngine()): TableControl {
  const store = createStore<TableState>(() => EMPTY)
  const { setState, getState } = store
  let timer: ReturnType<typeof setTimeout> | null = null
  let busy = false
  let closed = false
  const moments = createMoments((at) => call('look', { at }))

  async function call<N extends CallName>(name: N, request: Request<N>): Promise<Reply<N> | null> {
    try {
      const reply = await engine.call(name, request)
      return closed ? null : reply
    } catch (error) {
      if (closed) return null
      const failure: Failure =
        error instanceof EngineError ? error.failure : { code: 'internal', message: String(error) }
      // An answer that came too late is no problem of the player's: what is asked now is on the screen.
      if (failure.code !== 'refused') setState({ problem: failure })
      return null
    }
  }

  async function change<N extends 'open' | 'resume' | 'load' | 'answer' | 'undo' | 'bots' | 'viewer' | 'settings'>(
    name: N,
    request: Request<N>,
  ): Promise<void> {
    if (busy) return
    busy = true
    stopTimer()
    const now = (await call(name, request)) as Now | null
    busy = false
    if (now !== null) show(now)
    else drive()
  }

  function show(now: Now): void {
    const { rows, seen, now: last } = getState()
    moments.forget()
    // What one person was looking at may show that person's hand.
    if (last !== null && last.viewer !== now.viewer) {
      moments.leave()
      setState({ moment: null })
    }
    const before = rows.length
    const all = [...rows.slice(0, now.log.from), ...now.log.rows]
    const mine = now.viewer !== null && now.log.rows.some(({ seat }) => seat === now.viewer)
    const fresh = now.log.from === 0 ? (before === 0 ? all.length : before) : Math.min(now.log.from, all.length)
    setState({
      now,
      rows: all,
      chosen: [],
      hint: null,
      thinking: false,
      fresh,
      seen: mine ? lastOwn(all, now.viewer) + 1 : Math.min(seen, all.length),
    })
    if (now.waiting === null && getState().points.length === 0) void loadHistory()
    if (now.waiting !== null && getState().points.length > 0) setState({ points: [] })
    passDevice(now)
    drive()
  }

  async function loadHistory(): Promise<void> {
    const history = await call('history', {})
    if (history !== null) setState({ points: history.points })
  }

  /** With several people at one screen, nobody sees the view of another. */
  function passDevice(now: Now): void {
    const people = now.plan.seats.filter(({ kind }) => kind === 'person').length
    const asked = now.view.asked?.seat
    if (people < 2 || now.waiting !== 'person' || typeof asked !== 'number' || asked === now.viewer) {
      setState({ curtain: null })
      return
    }
    setState({ curtain: asked })
    if (now.viewer !== null) void change('viewer', { seat: null })
  }

  function drive(): void {
    stopTimer()
    const { now, paused, moment } = getState()
    if (now === null || now.waiting !== 'bot' || paused || moment !== null || closed) return
    const { pace } = useSettings.getState()
    const until = pace === 'instant' ? 'person' : 'event'
    timer = setTimeout(() => void change('bots', { until }), PAUSES[pace])
  }

  function stopTimer(): void {
    if (timer !== null) clearTimeout(timer)
    timer = null
  }

  const stopListening = useSettings.subscribe((settings, before) => {
    if (settings.autoPass !== before.autoPass && getState().now !== null) {
      void change('settings', { settings: { autoPass: settings.autoPass } })
    } else drive()
  })

  const settings = { autoPass: useSettings.getState().autoPass }
  if (begin === null) void change('resume', { id, settings })
  else if (begin.kind === 'open') void change('open', { plan: begin.plan, seed: begin.seed, settings })
  else void change('load', { id, record: begin.record, name: begin.name, settings })

  return {
    store,
    answer(pick, version) {
      const { now, moment } = getState()
      const asked = now?.view.asked
      if (now === null || asked === null || asked === undefined || asked.seat !== now.viewer || moment !== null) return
      if (version === now.view.version) void change('answer', { seat: now.viewer, kind: asked.kind, pick, version })
    },
    undo(whole) {
      const { now } = getState()
      if (now === null || now.viewer === null || now.undoable === 0) return
      void change('undo', { seat: now.viewer, whole })
    },
    choose: (chosen) => setState({ chosen }),
    look(at) {
      const { now } = getState()
      if (at === null || now === null || at >= now.count) {
        moments.leave()
        setState({ moment: null })
        drive()
        return
      }
      moments.show(at, (moment) => setState({ moment, chosen: [] }))
    },
    askHint() {
      const { now, thinking } = getState()
      if (now === null || now.viewer === null || now.view.asked?.seat !== now.viewer || thinking) return
      setState({ thinking: true })
      void call('hint', { seat: now.viewer }).then((hint) => {
        const stale = hint === null || hint.version !== getState().now?.view.version
        setState({ thinking: false, hint: stale ? null : hint })
      })
    },
    setPaused(paused) {
      setState({ paused })
      drive()
    },
    openCurtain() {
      const { curtain } = getState()
      if (curtain !== null) void change('viewer', { seat: curtain })
    },
    dismissProblem: () => setState({ problem: null }),
    sawSummary: () => setState(({ rows }) => ({ seen: rows.length })),
    record: async () => (await engine.call('record', { withSeeds: false })).text,
    close() {
      closed = true
      stopTimer()
      stopListening()
      engine.close()
    },
  }
}

function lastOwn(rows: readonly LogRow[], viewer: Seat | null): number {
  return rows.findLastIndex(({ seat }) => seat === viewer)
}
