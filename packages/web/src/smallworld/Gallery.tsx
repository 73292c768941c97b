import { powers, races } from '@spinney/smallworld'
import { Icon, isIcon } from '../art/Icon.tsx'
import { Exhibit, Shelf } from '../gallery/Shelf.tsx'
import type { GalleryWords } from '../gallery/types.ts'
import '../art/smallworld/icons.ts'

/** Small World: races and powers. */
export function Gallery({ words }: { readonly words: GalleryWords }) {
  const shelf = (title: string, all: readonly { readonly id: string; readonly tokens: number }[]) => (
    <Shelf title={words.message(title)} look="wide">
      {all.map(({ id, tokens }) => (
        <Exhibit
          key={id}
          picture={isIcon(id) && <Icon name={id} size={52} />}
          name={words.term(id)}
          facts={[words.message('ui.tokens', { count: tokens })]}
          text={words.message(`about.${id}`)}
        />
      ))}
    </Shelf>
  )
  return (
    <>
      {shelf('ui.gallery.races', races)}
      {shelf('ui.gallery.powers', powers)}
    </>
  )
}
