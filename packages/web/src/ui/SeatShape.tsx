import type { SeatMark } from '../table/face.ts'

const SHAPES: Record<SeatMark['shape'], string> = {
  circle: 'M-8.6 0A8.6 8.6 0 1 1 8.6 0A8.6 8.6 0 1 1 -8.6 0Z',
  diamond: 'M0-10.5 10.5 0 0 10.5-10.5 0Z',
  hex: 'M-5.3-8.8H5.3L10.1 0 5.3 8.8H-5.3L-10.1 0Z',
  square: 'M-8.2-8.2H8.2V8.2H-8.2Z',
  shield: 'M-8.6-8.6H8.6V1.7C8.6 6.9 3.4 9.5 0 11.2-3.4 9.5-8.6 6.9-8.6 1.7Z',
  triangle: 'M0-10 10 8.5H-10Z',
}

/** A seat's mark: told by its shape as well as by its ink. */
export function SeatShape({ mark, size = 18 }: { readonly mark: SeatMark; readonly size?: number }) {
  if (mark.picture !== undefined) return mark.picture(size)
  return (
    <svg className="seat-shape" width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
      <path d={SHAPES[mark.shape]} fill={mark.ink} stroke="#2b2118" strokeWidth="2" strokeLinejoin="round" />
    </svg>
  )
}
