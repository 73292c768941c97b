import type { GameEvent } from '@spinney/kernel'
import { type Language, plain } from '@spinney/words'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameEntry } from '../games.ts'
import { wordsOf } from '../i18n/words.ts'
import { useSettings } from '../settings.ts'
import type { TableControl, TableState } from './control.ts'
import { type GameFace, type Scene, SEAT_MARKS } from './face.ts'
import { openAfter, pathsLeft, pathsOf, rashness, reasonsAt, rowsOf, settled, targetsIn } from './paths.ts'
import { actionAt } from './story.ts'

/** Puts together what the drawing of the game needs. */
export function useScene(entry: GameEntry, face: GameFace, control: TableControl, state: TableState): Scene | null {
  // A language is spoken once all its messages are there, which may be a while after it was chosen.
  const language = useTranslation().i18n.language as Language
  const { now, moment, chosen: marked, afresh, lead, plan, anchor, hint, rows, fresh } = state
  const view = moment?.view ?? now?.view
  const setup = now?.plan

  const words = useMemo(() => {
    if (view === undefined || setup === undefined) return null
    return wordsOf({ language, game: entry.id, plan: setup, view, wording: face.wording })
  }, [language, entry, setup, view, face])

  const recent = useMemo((): GameEvent[] => {
    return moment === null ? rows.slice(fresh).flatMap(({ events }) => [...events]) : []
  }, [moment, rows, fresh])

  const at = moment?.at ?? rows.length
  const action = useMemo(() => actionAt(rows, face, at), [rows, face, at])
  const asked = now?.view.asked
  const isMine = moment === null && asked !== null && asked?.options != null && asked.seat === now?.viewer
  const ahead = isMine && lead.length > 0 ? (plan?.view?.asked ?? null) : null
  const question = ahead ?? (isMine ? asked : null)

  // An option that points at nothing may be followed by one that does.
  const wantsPlan = question !== null && question.options!.some((pick) => face.targetsOf(question, pick).length === 0)
  const version = now?.view.version
  // biome-ignore lint/correctness/useExhaustiveDependencies: each position wants a plan of its own
  useEffect(() => {
    if (wantsPlan && plan === null) control.planAhead()
  }, [wantsPlan, plan, version, control])

  return useMemo(() => {
    if (now === null || words === null || view === undefined || setup === undefined) return null
    const outlook = question === null ? null : ahead === null ? now.outlook : (plan?.outlook ?? null)
    const paths = question === null ? [] : pathsOf(question, plan?.nexts ?? null, outlook, face)
    // What was chosen for the question before may mean nothing to this one.
    const isMoot = lead.length > 0 && !afresh && pathsLeft(paths, marked, face).length === 0
    const chosen = isMoot ? [] : marked
    const left = pathsLeft(paths, chosen, face)
    const { open, base } = openAfter(paths, chosen, face)
    const hinted = lead.length === 0 ? (hint?.pick ?? null) : null
    const word = (index: number) => plain(words.option(question!, question!.options![index]!))
    const targets = targetsIn(open, base, face, hinted, word)
    const { version } = now.view
    const rash = (index: number) => (question === null ? null : rashness(question, index, outlook))
    return {
      view,
      viewer: now.viewer,
      plan: setup,
      version,
      question,
      aides: moment?.aides ?? now.aides,
      outlook,
      isPlanning: wantsPlan && plan === null,
      rows: question === null ? [] : rowsOf(question, left, chosen),
      reasons: question === null ? [] : reasonsAt(question, plan?.nexts ?? null, chosen, face),
      targets,
      recent,
      action,
      words,
      mark: (seat) => face.markOf?.(view, seat) ?? (face.marks ?? SEAT_MARKS)[seat]!,
      rash,
      choose(id) {
        if (question === null) return
        if (!targets.has(id)) {
          // Something else on the board: begin again there, or ask why nothing can be done there.
          control.choose(chosen.length === 1 && chosen[0] === id ? [] : [id])
          return
        }
        const isChosen = targets.get(id)!.chosen
        const next = isChosen ? base.filter((other) => other !== id && face.startOf?.(id) !== other) : [...base, id]
        const still = pathsLeft(paths, next, face)
        const isAdded = next.length > base.length
        const quick = isAdded
          ? (face.quickest?.(
              question,
              still.map(({ index }) => index),
            ) ?? null)
          : null
        const only = isAdded ? settled(still, next) : null
        const picks = quick !== null ? [question.options![quick]!] : only?.picks
        const index = quick ?? only?.index ?? -1
        const asksAgain = useSettings.getState().confirmRash && only?.picks.length === 1 && rash(index) !== null
        if (picks === undefined || asksAgain) control.choose(next)
        else control.go([...lead, ...picks], version, false, { chosen: [], anchor: id })
      },
      starts: (id) => face.startOf?.(id) != null && paths.some((path) => path.targets.includes(id)),
      connect(from, names) {
        const ends = (names ?? []).filter((id) => id !== from && pathsLeft(paths, [from, id], face).length > 0)
        const still = ends.length === 0 ? [] : pathsLeft(paths, [from, ends[0]!], face)
        const only = settled(still, [from, ends[0] ?? ''])
        if (only !== null) control.go([...lead, ...only.picks], version, false, { chosen: [], anchor: ends[0]! })
        else control.choose(names === null ? [from] : ends.length === 0 ? [] : [from, ends[0]!])
      },
      take(row) {
        // What was chosen on the board goes on to the question that follows.
        const isWhole = row.paths.length <= 1
        const isRash = row.picks.length === 1 && rash(row.index) !== null
        control.go([...lead, ...row.picks], version, isRash, { chosen: isWhole ? [] : chosen, anchor })
      },
      point: (row) => {
        if (row === null) control.preview(null)
        else
          control.preview(
            [...lead, ...row.picks],
            row.paths.flatMap((path) => [...path.targets]),
          )
      },
    }
  }, [
    now,
    view,
    setup,
    words,
    moment,
    question,
    ahead,
    lead,
    plan,
    wantsPlan,
    marked,
    afresh,
    anchor,
    hint,
    recent,
    action,
    face,
    control,
  ])
}
