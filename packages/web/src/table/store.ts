import { type Blocked, equal, PASS, type Pick, type Question, type Seat } from '@spinney/kernel'
import { createStore, type StoreApi } from 'zustand'
import { type Engine, EngineError, startEngine } from '../engine/client.ts'
import {
  type BotMessage,
  type CallName,
  type Counsel,
  type Failure,
  type Hint,
  type Judgement,
  type LogRow,
  type Moment,
  type Now,
  ownSeats,
  type Planned,
  type Reply,
  type Request,
  type ScorePoint,
  type Update,
} from '../engine/protocol.ts'
import { PAUSES, useSettings } from '../settings.ts'
import type { TargetId } from './face.ts'
import { createLights, type Lights, shine } from './light.ts'
import { createMoments } from './moments.ts'
import { rememberPromises } from './promises.ts'
import type { Start } from './start.ts'

/** What the table page shows. */
export interface TableState {
  readonly now: Now | null
  readonly rows: readonly LogRow[]
  /** An earlier moment that is looked at; null: now. */
  readonly moment: Moment | null
  /** Targets chosen so far for the answer to come. */
  readonly chosen: readonly TargetId[]
  /** Answers that are decided on and not given yet, because nothing would happen by them alone. */
  readonly lead: readonly Pick[]
  /** Where they would lead, and what each answer after them would be followed by; null until that is worked out. */
  readonly plan: Planned | null
  /** Beside which target the answers are offered that are left. */
  readonly anchor: TargetId | null
  /** The answers that ask once more whether they are meant. */
  readonly doubt: readonly Pick[] | null
  readonly hint: Hint | null
  /** A hint is being thought about. */
  readonly thinking: boolean
  readonly paused: boolean
  /** How many times faster than the chosen pace bots play at this table. */
  readonly haste: number
  /** Bots play without a pause until the viewer is asked. */
  readonly hurried: boolean
  /** Earlier moments follow one another by themselves. */
  readonly playing: boolean
  /** The person the device must be passed to. */
  readonly curtain: Seat | null
  /** Up to which answer the viewer has put away what happened meanwhile. */
  readonly seen: number
  /** Answers from here on are new since the last change on the screen. */
  readonly fresh: number
  readonly problem: Failure | null
  /** The way to the server is lost, and is looked for. */
  readonly lost: boolean
  /** What was chosen is on its way. */
  readonly sending: boolean
  readonly points: readonly ScorePoint[]
}

/** What on the board led to some answers: what stays chosen, and beside what the rest is asked. */
interface Chosen {
  readonly chosen: readonly TargetId[]
  readonly anchor: TargetId | null
}

export interface TableControl {
  readonly store: StoreApi<TableState>
  /** Apart from the rest, so that moving the pointer draws a few rings and not the whole page. */
  readonly lights: StoreApi<Lights>
  /** Lights places on the map and the boards; null: none. Hovering, focusing and the first tap all end here. */
  light(targets: readonly TargetId[] | null): void
  /** Goes on with these answers: gives them once something would happen by them. Rash ones must be said twice.
   * `version` is that of the question on the screen, which may be a few frames old. */
  go(picks: readonly Pick[], version: number, isRash: boolean, by?: Chosen): void
  /** Works out what could follow each option. */
  planAhead(): void
  /** Shows what some answers would do; null: nothing. */
  preview(picks: readonly Pick[] | null, targets?: readonly TargetId[]): void
  /** Leaves what was chosen but not given; false where there was nothing. */
  back(): boolean
  undo(whole: boolean): void
  choose(targets: readonly TargetId[]): void
  look(at: number | null): void
  /** An earlier moment, without going there. */
  peek(at: number): Promise<Moment | null>
  askHint(): void
  /** What the coach says about the question after some answers; null where that is past. */
  counsel(picks: readonly Pick[]): Promise<Counsel | null>
  /** Sets who is asked whether answers may be given, such as a coach; null: nobody. */
  guard(guard: ((picks: readonly Pick[]) => Promise<boolean>) | null): void
  /** What a bot says about an answer of a finished game. */
  judge(at: number, quick: boolean): Promise<Judgement | null>
  /** What the viewer might expect and may not do now, with the reasons; nothing where nobody is asked. */
  why(): Promise<readonly Blocked[]>
  /** What a bot's action, from one answer to another, has brought it. */
  gained(from: number, to: number): Promise<BotMessage | null>
  setPaused(paused: boolean): void
  /** While bots are paused: the next thing that they do. */
  stepBots(): void
  setHaste(haste: number): void
  /** Until the viewer is asked. */
  hurry(): void
  /** Lets earlier moments follow one another, or stops them. */
  setPlaying(playing: boolean): void
  /** Shows again what happened since an earlier moment. */
  watch(from: number): void
  openCurtain(): void
  dismissProblem(): void
  /** Looks for a lost connection at once. */
  reconnect(): void
  /** Plays on here although another tab has the table; begins with what is kept. */
  takeOver(): void
  sawSummary(): void
  record(): Promise<string>
  close(): void
}

const EMPTY: TableState = {
  now: null,
  rows: [],
  moment: null,
  chosen: [],
  lead: [],
  plan: null,
  anchor: null,
  doubt: null,
  hint: null,
  thinking: false,
  paused: false,
  haste: 1,
  hurried: false,
  playing: false,
  curtain: null,
  seen: 0,
  fresh: 0,
  problem: null,
  lost: false,
  sending: false,
  points: [],
}

/** What a player chooses. */
const CHOICES: ReadonlySet<CallName> = new Set<CallName>(['answer', 'chain'])

/** No gesture is a longer chain of answers. */
const LONGEST = 6

/** Runs one table: sends what the player does to the engine and lets the bots answer at the chosen pace. */
export function openControl(id: string, begins: Start | null, engine: Engine = startEngine()): TableControl {
  const store = createStore<TableState>(() => EMPTY)
  const lights = createLights()
  const { setState, getState } = store
  /** The pace that bots were last told. */
  let told: number | null = null
  let busy = false
  let closed = false
  /** Paused bots may do one thing. */
  let stepping = false
  let guard: ((picks: readonly Pick[]) => Promise<boolean>) | null = null
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

  /** What changes comes as an update, before the reply. */
  async function change<N extends CallName>(name: N, request: Request<N>): Promise<Reply<N> | null> {
    if (busy) return null
    busy = true
    if (CHOICES.has(name)) setState({ sending: true })
    const reply = await call(name, request)
    busy = false
    if (!closed) setState({ sending: false })
    return reply
  }

  async function begin(opening: Promise<Now | null>): Promise<void> {
    const now = await opening
    if (now !== null) show(now)
  }

  function changed(update: Update): void {
    const { now } = getState()
    busy = false
    if (now === null || closed) return
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
    if (now === null || closed) return
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

  /** Asks where answers would lead; null where that is past. */
  async function planned(picks: readonly Pick[]): Promise<Planned | null> {
    const { now } = getState()
    if (now === null || now.viewer === null) return null
    const found = await call('plan', { seat: now.viewer, picks })
    return found?.version === getState().now?.view.version ? found : null
  }

  /** The question that is put to the viewer now; null while others decide and while looking back. */
  function mine(): { readonly now: Now; readonly seat: Seat; readonly asked: Question } | null {
    const { now, moment } = getState()
    const asked = now?.view.asked
    if (now === null || !asked?.options || asked.seat !== now.viewer || moment !== null) return null
    return { now, seat: asked.seat as Seat, asked }
  }

  /** Where chains of answers begin and end in the journal: they go back in one step. */
  let gestures: { readonly from: number; readonly end: number }[] = []

  async function give(picks: readonly Pick[], version: number): Promise<void> {
    const found = mine()
    if (found === null || version !== found.now.view.version) return
    const { now, seat, asked } = found
    if (picks.length === 1) {
      await change('answer', { seat, kind: asked.kind, pick: picks[0]!, version })
      return
    }
    const from = now.count
    await change('chain', { seat, picks, version })
    gestures = [...gestures.filter(({ end }) => end <= from), { from, end: getState().now?.count ?? from }]
  }

  async function go(picks: readonly Pick[], version: number, by: Chosen): Promise<void> {
    const { lead, plan } = getState()
    const { outlook, view } = lead.length === 0 ? getState().now! : (plan ?? { outlook: null, view: null })
    const last = picks[picks.length - 1]!
    const index = picks.length === lead.length + 1 ? indexOf(view?.asked?.options, last) : -1
    const known = outlook?.[index]
    const happens = known !== undefined && (known.final !== null || known.events.length > 0)
    if (happens || last === PASS || picks.length >= LONGEST) return give(picks, version)
    setState({ sending: true })
    const ahead = await planned(picks)
    if (!closed) setState({ sending: false })
    if (ahead === null) return
    const asked = ahead.view?.asked
    const goesOn = ahead.final === null && ahead.events.length === 0 && asked?.seat === getState().now?.viewer
    if (goesOn && asked?.options) setState({ lead: picks, plan: ahead, ...by, doubt: null, hint: null })
    else await give(picks, version)
  }

  return {
    store,
    lights,
    light: (targets) => shine(lights, targets),
    go(picks, version, isRash, by = { chosen: [], anchor: null }) {
      const { now, doubt } = getState()
      if (mine() === null || version !== now?.view.version) return
      const isSure = doubt !== null && equal(doubt, picks)
      if (isRash && !isSure && useSettings.getState().confirmRash) setState({ doubt: picks })
      else if (guard === null) void go(picks, version, by)
      else {
        void guard(picks).then((isFree) => {
          if (isFree && mine() !== null && version === getState().now?.view.version) void go(picks, version, by)
        })
      }
    },
    planAhead() {
      if (mine() === null || getState().lead.length > 0 || getState().plan !== null) return
      void planned([]).then((plan) => {
        if (plan !== null && getState().lead.length === 0) setState({ plan })
      })
    },
    preview(picks, targets = []) {
      if (picks === null || mine() === null) {
        shine(lights, null)
        return
      }
      lights.setState({ lit: targets, ahead: null })
      void planned(picks).then((ahead) => {
        // Only what is still pointed at is shown.
        if (ahead !== null && lights.getState().lit === targets) lights.setState({ ahead })
      })
    },
    back() {
      const { chosen, lead, doubt } = getState()
      if (doubt !== null) setState({ doubt: null })
      else if (lead.length > 0) setState({ lead: [], plan: null, chosen: [], anchor: null })
      else if (chosen.length > 0) setState({ chosen: [], anchor: null })
      else return false
      return true
    },
    undo(whole) {
      const { now, lead } = getState()
      if (lead.length > 0) {
        setState({ lead: [], plan: null, chosen: [], anchor: null, doubt: null })
        return
      }
      if (now === null || now.viewer === null || now.undoable === 0) return
      const gesture = gestures.find(({ end }) => end === now.count)
      void change('undo', { seat: now.viewer, whole, ...(gesture === undefined ? {} : { to: gesture.from }) })
    },
    choose: (chosen) => setState({ chosen, doubt: null, anchor: chosen[chosen.length - 1] ?? null }),
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
    async counsel(picks) {
      const found = mine()
      if (found === null) return null
      const counsel = await call('counsel', { seat: found.seat, picks })
      return counsel?.version === getState().now?.view.version ? counsel : null
    },
    guard(next) {
      guard = next
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
    record: async () => (await engine.call('record', {})).text,
    close() {
      closed = true
      stopListening()
      engine.close()
    },
  }
}

const indexOf = (options: readonly Pick[] | null | undefined, pick: Pick): number =>
  options?.findIndex((option) => equal(option, pick)) ?? -1
