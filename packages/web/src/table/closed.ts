import type { Blocked } from '@spinney/kernel'
import { plain } from '@spinney/words'
import { useEffect, useState } from 'react'
import { useTable } from './context.ts'
import type { TargetId } from './face.ts'
import { labelOf } from './optionLabel.ts'

/** Something that is closed to the viewer, with the reason. */
export interface ClosedLine {
  /** The option it belongs to; null where it is the thing itself that is not offered. */
  readonly about: string | null
  readonly text: string
  readonly law: string
}

/** What cannot be done with some things now: asked for where somebody looks at them. */
export function useClosed(targets: readonly TargetId[]): readonly ClosedLine[] {
  const { control, scene, face } = useTable()
  const { question, viewer, words } = scene
  const [blocked, setBlocked] = useState<readonly Blocked[]>([])
  const version = scene.view.version
  const wanted = targets.length > 0 && question !== null && viewer !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked is known by the version of the position
  useEffect(() => {
    if (!wanted) return
    let current = true
    void control.why().then((found) => current && setBlocked(found))
    return () => {
      current = false
    }
  }, [wanted, version])
  if (question === null) return []
  const mine = blocked.filter((reason) => {
    const asked = { ...question, picks: reason.picks ?? question.picks }
    return face.targetsOf(asked, reason.pick).some((id) => targets.includes(id))
  })
  const lines = mine.map((reason) => ({
    about: reason.after === undefined ? null : labelOf(plain(words.option(question, reason.after))).name,
    text: words.why(reason),
    law: reason.law,
  }))
  return lines.filter(
    (line, i) => lines.findIndex((other) => other.about === line.about && other.text === line.text) === i,
  )
}
