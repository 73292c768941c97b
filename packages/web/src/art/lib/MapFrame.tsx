import type { ReactNode, Ref } from 'react'

export interface MapFrameProps {
  /** Spoken name of the map. */
  label: string
  viewBox: readonly [x: number, y: number, width: number, height: number]
  /** Address of the still picture. */
  ground: string
  className?: string
  children?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/**
 * A still picture with a live drawing over it. Pieces repaint without the ground; by lamp light a veil lies
 * between the two, so that the ground is dimmed and the pieces stay bright.
 */
export function MapFrame({ label, viewBox, ground, className = '', children, ref }: MapFrameProps) {
  const [, , w, h] = viewBox
  return (
    <div className={`art-map ${className}`} style={{ aspectRatio: `${w} / ${h}` }} ref={ref}>
      <img className="art-map__ground" src={ground} alt="" aria-hidden="true" draggable={false} />
      <div className="art-map__lamp" aria-hidden="true" />
      {/* biome-ignore lint/a11y/useSemanticElements: a group of drawn targets, not of form fields */}
      <svg className="art-map__live" viewBox={viewBox.join(' ')} role="group" aria-label={label}>
        {children}
      </svg>
    </div>
  )
}
