import { memo, type ReactNode } from 'react'
import { INK, PAPER } from '../data/inks.ts'

/** Little scenes around (0, 0), standing on y = 13. */
const SCENES: { readonly [type: string]: ReactNode } = {
  ferry: (
    <>
      <path d="M-20 2Q0 8 20 2L15 11Q0 14-14 11Z" fill="#a0683c" />
      <path d="M-15 6Q0 10 16 6" fill="none" stroke="#d9a66c" />
      <path d="M0 3V-22" fill="none" strokeWidth={2} />
      <path d="M1.6-21C10-18 13-9 11-2L1.6-1Z" fill={PAPER} strokeWidth={1.5} />
      <path d="M-1.6-17C-8-13-10-8-9-2L-1.6-1Z" fill="#d9782d" strokeWidth={1.5} />
    </>
  ),
  tower: (
    <>
      <path d="M-8 12L-6-14H6L8 12Q0 14-8 12Z" fill="#b8aca0" />
      <path d="M1-14H6L8 12Q4 13.4 2 13Z" fill="#8f847a" stroke="none" />
      <path d="M-9-14V-22H-5V-19H-2V-22H2V-19H5V-22H9V-14Z" fill="#cfc4b6" />
      <path d="M-2 13V5Q0 2 2 5V13ZM-1-9h2v5h-2z" fill={INK} stroke="none" />
    </>
  ),
  'legendary-forge': (
    <g transform="translate(2 1) scale(.8)">
      <path d="M-22 15V-4L-16-12H4V15Z" fill="#a89b8a" />
      <path d="M-24-3L-15-15H6L8-3Z" fill="#8f3f24" />
      <path d="M6 15V-24H16L18 15Z" fill="#b8aca0" />
      <path d="M11 15V-24H16L18 15Z" fill="#8f847a" stroke="none" />
      <path d="M6 15V-24H16L18 15Z" fill="none" />
      <path d="M10-25C7-27 12-29 9-32M14-25C17-27 12-29 15-31" fill="none" stroke="#6f6660" strokeWidth={2} />
      <path d="M-17 15V4Q-11-3-5 4V15Z" fill={INK} />
      <path d="M-15.6 15C-16 9-12 9-11 4C-8 8-6 9-6.6 15Z" fill="#ffb03a" stroke="none" />
      <path d="M-12.6 15C-12.6 12-11 11-10.6 8.6C-9 11-8.6 12-9 15Z" fill="#fff0b8" stroke="none" />
    </g>
  ),
  'black-market': (
    <>
      <path d="M-15 13V-4H15V13Z" fill="#5b4a3a" />
      <path d="M-18-4L-13-16H13L18-4Q0 0-18-4Z" fill="#5b4683" />
      <path d="M-8-3L-6.4-16H0V-1.6ZM8-3L6.4-16H13L18-4Q13-2.6 8-3Z" fill="#e8d3a2" strokeWidth={1.2} />
      <path d="M-17 5H17V13H-17Z" fill="#a0683c" />
      <path d="M-11 5V-.6H-4V5M-1 5C-1 .6 6 .6 6 5M9 5V1.4H13V5" fill="#ffd447" strokeWidth={1.3} />
    </>
  ),
  'elder-treetop': (
    <>
      <path d="M-5 13C-3 6-3 0-4-5H5C4 0 4 6 7 13Q1 15-5 13Z" fill="#7a5232" />
      <path
        d="M-18-4C-22-11-15-17-10-16C-9-23 2-27 8-21C15-23 21-15 18-9C20-3 13 1 8-1C4 3-5 3-8-1C-13 2-18 0-18-4Z"
        fill="#6f8a3c"
      />
      <path d="M-12-5C-14-9-10-13-6-12M-2-17C3-20 9-17 9-13" fill="none" stroke="#a9bf62" strokeWidth={2} />
      <path d="M-4 13V7.4Q0 4 4 7.4V13Z" fill={INK} stroke="none" />
      <path d="M-9-7H7L5-12H-7Z" fill="#d9a66c" strokeWidth={1.3} />
    </>
  ),
  'lost-city': (
    <>
      <path d="M-19 13V8H19V13Z" fill="#b8aca0" />
      <path d="M-15 8V-11H-10V8ZM-4 8V-15H1V8Z" fill="#e6dcc6" />
      <path d="M8 8V-3L10-6L13-2V8Z" fill="#cfc3aa" />
      <path d="M-18-11H3V-16L-7-22L-18-16Z" fill="#d6cbbb" />
      <path d="M-15-13H0M-12.6-8V5M-1.6-10V5" fill="none" strokeWidth={1} />
      <path d="M-19 13C-16 7-13 10-12 13M13 13C14 8 18 9 19 13" fill="#6f8a3c" strokeWidth={1.2} />
    </>
  ),
}

/** A landmark around (x, y): a little scene of its own. */
export const LandmarkFigure = memo(function LandmarkFigure({
  type,
  x = 0,
  y = 0,
  k = 1,
}: {
  type: string
  x?: number
  y?: number
  k?: number
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${k})`} stroke={INK} strokeWidth={1.6} strokeLinejoin="round">
      <ellipse cx={1} cy={13} rx={18} ry={3.8} fill={INK} opacity={0.28} stroke="none" />
      {SCENES[type]}
    </g>
  )
})
