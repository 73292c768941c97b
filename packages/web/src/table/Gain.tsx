import type { Seat } from '@spinney/kernel'
import { type CSSProperties, useEffect, useRef } from 'react'
import { useTable } from './context.ts'

/** What a seat has just scored, counting up beside its name. The log and the announcer say the same in words. */
export function Gain({ seat }: { readonly seat: Seat }) {
  const { face, scene } = useTable()
  const gains = scene.recent.flatMap((event) => face.gainOf?.(event) ?? [])
  const points = gains.reduce((sum, gain) => (gain.seat === seat ? sum + gain.points : sum), 0)
  if (points <= 0) return null
  return <Counter key={scene.view.version} points={points} />
}

function Counter({ points }: { readonly points: number }) {
  const text = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    text.current?.animate({ opacity: [1, 1, 1, 0] }, { duration: 2400, fill: 'forwards' })
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches || text.current?.closest('[data-motion]')
    // `--gain` is a registered whole number (motion.css), so the browser counts it up by itself.
    if (!isCalm) text.current?.animate({ '--gain': [0, points] } as PropertyIndexedKeyframes, 500)
  }, [points])
  return <span ref={text} className="gain" style={{ '--gain': points } as CSSProperties} aria-hidden="true" />
}
