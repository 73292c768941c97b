import { equal, PASS, type Pick, type Question, type Seat } from '@spinney/kernel'
import type { StoreApi } from 'zustand'
import type { Now, Planned } from '../engine/protocol.ts'
import { useSettings } from '../settings.ts'
import type { Chosen, TableControl, TableState } from './control.ts'
import { type Lights, shine } from './light.ts'
import type { Wire } from './wire.ts'

/** No gesture is a longer chain of answers. */
const LONGEST = 6

/** How a player answers: what was chosen leads on, until something would happen by it. */
export type Gestures = globalThis.Pick<
  TableControl,
  'go' | 'planAhead' | 'preview' | 'back' | 'undo' | 'counsel' | 'guard'
>

export function createGestures(wire: Wire, store: StoreApi<TableState>, lights: StoreApi<Lights>): Gestures {
  const { setState, getState } = store
  let guard: ((picks: readonly Pick[]) => Promise<boolean>) | null = null

  /** Asks where answers would lead; null where that is past. */
  async function planned(picks: readonly Pick[]): Promise<Planned | null> {
    const { now } = getState()
    if (now === null || now.viewer === null) return null
    const found = await wire.call('plan', { seat: now.viewer, picks })
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
      await wire.change('answer', { seat, kind: asked.kind, pick: picks[0]!, version })
      return
    }
    const from = now.count
    await wire.change('chain', { seat, picks, version })
    gestures = [...gestures.filter(({ end }) => end <= from), { from, end: getState().now?.count ?? from }]
  }

  /** How often somebody has gone on. */
  let times = 0

  async function go(picks: readonly Pick[], version: number, by: Chosen): Promise<void> {
    const time = ++times
    const { lead, plan, chosen } = getState()
    const { outlook, view } = lead.length === 0 ? getState().now! : (plan ?? { outlook: null, view: null })
    const last = picks[picks.length - 1]!
    const index = picks.length === lead.length + 1 ? indexOf(view?.asked?.options, last) : -1
    const known = outlook?.[index]
    const happens = known !== undefined && (known.final !== null || known.events.length > 0)
    if (happens || last === PASS || picks.length >= LONGEST) return give(picks, version)
    setState({ sending: true })
    const ahead = await planned(picks)
    // Of two clicks the later one counts, and so does what was chosen while this was worked out.
    const isLatest = time === times
    if (isLatest && !wire.isClosed()) setState({ sending: false })
    if (ahead === null || !isLatest || getState().lead !== lead || getState().chosen !== chosen) return
    const asked = ahead.view?.asked
    const goesOn = ahead.final === null && ahead.events.length === 0 && asked?.seat === getState().now?.viewer
    if (goesOn && asked?.options) setState({ lead: picks, plan: ahead, ...by, afresh: false, doubt: null, hint: null })
    else await give(picks, version)
  }

  return {
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
      lights.setState({ lit: targets, ahead: null, why: null })
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
      void wire.change('undo', { seat: now.viewer, whole, ...(gesture === undefined ? {} : { to: gesture.from }) })
    },
    async counsel(picks) {
      const found = mine()
      if (found === null) return null
      const counsel = await wire.call('counsel', { seat: found.seat, picks })
      return counsel?.version === getState().now?.view.version ? counsel : null
    },
    guard(next) {
      guard = next
    },
  }
}

const indexOf = (options: readonly Pick[] | null | undefined, pick: Pick): number =>
  options?.findIndex((option) => equal(option, pick)) ?? -1
