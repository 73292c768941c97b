import { GallerySheet } from './gallery/GallerySheet.tsx'
import './theme.css'
import './gallery/gallery.css'

/** Everything the art folder can draw, by daylight and by lamp light. */
export function Gallery() {
  return (
    <main className="gallery">
      <GallerySheet theme="light" title="By daylight" />
      <GallerySheet theme="dark" title="By lamp light" />
    </main>
  )
}
