import { CardSamples } from './CardSamples.tsx'
import { MapSamples } from './MapSamples.tsx'
import { PieceSamples } from './PieceSamples.tsx'
import { WidgetSamples } from './WidgetSamples.tsx'

/** One theme of the gallery. */
export function GallerySheet({ theme, title }: { theme: 'light' | 'dark'; title: string }) {
  return (
    <section className="gallery-sheet art-table" data-theme={theme} aria-label={title}>
      <h2>Spinney {title.toLowerCase()}</h2>
      <MapSamples />
      <WidgetSamples />
      <CardSamples />
      <PieceSamples />
    </section>
  )
}
