import type { Seat } from '@spinney/kernel'
import { createStore } from 'zustand'
import { type Engine, startEngine } from '../engine/client.ts'
import { type Now, ownSeats, type Update } from '../engine/protocol.ts'
import { PAUSES, useSettings } from '../settings.ts'
import { EMPTY, type TableControl, type TableState } from './control.ts'
import { createGestures } from './gestures.ts'
import { createLights, shine } from './light.ts'
import { createMoments } from './moments.ts'
import { rememberPromises } from './promises.ts'
import type { Start } from './start.ts'
import { openWire } from './wire.ts'

/** Runs one table: sends what the player does to the engine and lets the bots answer at the chosen pace. */
export function openControl(id: string, begins: Start | null, engine: Engine = startEngine()): TableControl {
  const store = createStore<TableState>(() => EMPTY)
  const lights = createLights()
  const { setState, getState } = store
  /** The pace that bots were last told. */
  let told: number | null = null
  /** Paused bots may do one thing. */
  let stepping = false
  const wire = openWire(engine, store)
  const { call, change } = wire
  const gestures = createGestures(wire, store, lights)
  const moments = createMoments((at) => call('look', { at }))

  async function begin(opening: Promise<Now | null>): Promise<void> {
    const now = await opening
    if (now !== null) show(now)
  }

  function changed(update: Update): void {
    const { now } = getState()
    wire.free()
    if (now === null || wire.isClosed()) return
    const next = { ...update, plan: now.plan }
    // Where only the keeping has changed, what somebody is about to answer stays.
    if (update.version === now.version && update.viewer === now.viewer) setState({ now: next })
    else show(next)
  }

  async function lookWith(seat: Seat | null): Promise<void> {
    const update = await change('viewer', { seat })
    if (update !== null) changed(update)
  }

  function show(now: Now): void {
    const { rows, seen, now: last } = getState()
    moments.forget()
    // What was pointed at may be gone.
    shine(lights, null)
    // What one person was looking at may show that person's hand.
    if (last !== null && last.viewer !== now.viewer) {
      moments.leave()
      setState({ moment: null })
    }
    const before = rows.length
    const all = [...rows.slice(0, now.from), ...now.rows]
    const fresh = now.from === 0 ? (before === 0 ? all.length : before) : Math.min(now.from, all.length)
    setState({
      now,
      rows: all,
      chosen: [],
      lead: [],
      plan: null,
      anchor: null,
      doubt: null,
      hint: null,
      thinking: false,
      fresh,
      seen: last !== null && last.viewer !== now.viewer ? 0 : Math.min(seen, all.length),
    })
    if (!now.view.over)
      rememberPromises(
        now.plan.id,
        now.promises.map(({ commitment }) => commitment),
      )
    if (now.rows.length > 0) stepping = false
    if (now.waiting !== 'bot') setState({ hurried: false })
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
    const own = ownSeats(now.plan)
    const asked = now.view.asked?.seat
    const isElsewhere = typeof asked === 'number' && !own.includes(asked)
    if (
      own.length < 2 ||
      isElsewhere ||
      now.waiting !== 'person' ||
      typeof asked !== 'number' ||
      asked === now.viewer
    ) {
      setState({ curtain: null })
      return
    }
    setState({ curtain: asked })
    if (now.viewer !== null) void lookWith(null)
  }

  /** Tells bots how fast to play; they wait while an earlier moment is looked at. */
  function drive(): void {
    const { now, paused, moment, haste, hurried } = getState()
    if (now === null || wire.isClosed()) return
    const pace = PAUSES[useSettings.getState().pace]
    const wanted = hurried ? 0 : Math.round(pace / haste)
    // Not 0: then they would do as much as fits into a moment.
    const pause = moment !== null ? null : stepping ? 1 : paused ? null : wanted
    if (pause === told) return
    told = pause
    void call('pace', { pause })
  }

  const stopListening = useSettings.subscribe((settings, before) => {
    if (settings.forced !== before.forced && getState().now !== null) {
      void change('settings', { settings: { forced: settings.forced } })
    } else drive()
  })

  engine.listen(
    changed,
    (problem) => {
      // Whoever lets bots go on after this lets them try again.
      told = null
      setState(problem.code === 'elsewhere' ? { problem } : { problem, paused: true })
    },
    (isConnected) => setState({ lost: !isConnected }),
  )
  const wanted = () => ({ forced: useSettings.getState().forced })
  const settings = wanted()
  if (begins === null) void begin(change('resume', { id, settings }))
  else if (begins.kind === 'open') {
    const { plan, seed, words } = begins
    void begin(change('open', { plan, seed, words, settings }))
  } else if (begins.kind === 'place') {
    const { plan, state, seed } = begins
    void begin(change('place', { plan, state, seed, settings }))
  } else if (begins.kind === 'branch') {
    const { plan, record, at, seed } = begins
    void begin(change('branch', { plan, record, at, seed, settings }))
  } else void begin(change('load', { id, record: begins.record, name: begins.name, settings }))

  return {
    store,
    lights,
    light: (targets) => shine(lights, targets),
    tellWhy: (why) => lights.setState({ lit: [], ahead: null, why }),
    ...gestures,
    choose: (chosen) => setState({ chosen, afresh: true, doubt: null, anchor: chosen[chosen.length - 1] ?? null }),
    look(at) {
      const { now } = getState()
      if (at === null || now === null || at >= now.count) {
        moments.leave()
        setState({ moment: null, playing: false })
        drive()
        return
      }
      moments.show(at, (moment) => {
        setState({ moment, chosen: [], lead: [], plan: null, anchor: null, doubt: null })
        drive()
      })
    },
    async why() {
      const viewer = getState().now?.viewer ?? null
      return viewer === null ? [] : ((await call('why', { seat: viewer })) ?? [])
    },
    gained: (from, to) => call('gained', { from, to }),
    peek: (at) => call('look', { at }),
    askHint() {
      const { now, thinking } = getState()
      if (now === null || now.viewer === null || now.view.asked?.seat !== now.viewer || thinking) return
      setState({ thinking: true })
      void call('hint', { seat: now.viewer }).then((hint) => {
        const stale = hint === null || hint.version !== getState().now?.view.version
        setState({ thinking: false, hint: stale ? null : hint })
      })
    },
    judge: (at, quick) => call('judge', { at, quick }),
    setPaused(paused) {
      setState({ paused, hurried: false })
      drive()
    },
    stepBots() {
      stepping = true
      setState({ paused: true, hurried: false })
      drive()
    },
    setHaste(haste) {
      setState({ haste, paused: false })
      drive()
    },
    hurry() {
      setState({ hurried: true, paused: false })
      drive()
    },
    setPlaying: (playing) => setState(({ moment }) => ({ playing: playing && moment !== null })),
    watch(from) {
      moments.show(from, (moment) => {
        setState({ moment, chosen: [], playing: true })
        drive()
      })
    },
    openCurtain() {
      const { curtain } = getState()
      if (curtain !== null) void lookWith(curtain)
    },
    dismissProblem: () => setState({ problem: null }),
    reconnect: () => engine.retry?.(),
    takeOver() {
      told = null
      moments.leave()
      setState({ problem: null, moment: null })
      void begin(call('resume', { id, settings: wanted(), takeOver: true }))
    },
    sawSummary: () => setState(({ rows }) => ({ seen: rows.length })),
    showResult: (result) => setState({ result }),
    record: async () => (await engine.call('record', {})).text,
    close() {
      stopListening()
      wire.close()
    },
  }
}
