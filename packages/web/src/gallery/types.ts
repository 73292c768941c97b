import type { Words } from '@spinney/words'
import type { ComponentType } from 'react'

/** Words for things that lie on no table: names, texts and lists. */
export type GalleryWords = Pick<Words, 'message' | 'term' | 'list'>

/** What a game shows in the gallery: sections under headings of the third rank. */
export type GameGallery = ComponentType<{ readonly words: GalleryWords }>
