import { useEffect, useState } from 'react'

/** Pictures drawn so far, by the map object and then by size. */
const drawn = new WeakMap<object, Map<string, Promise<string>>>()

/** Drawing the ground takes long, so a worker does it; it ends when the picture is there. */
function draw(map: object, size: string, start: () => Worker, wish: object): Promise<string> {
  const sizes = drawn.get(map) ?? new Map<string, Promise<string>>()
  drawn.set(map, sizes)
  const known = sizes.get(size)
  if (known !== undefined) return known
  const picture = new Promise<string>((resolve, reject) => {
    const worker = start()
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => {
      worker.terminate()
      resolve(data)
    })
    worker.addEventListener('error', (event) => reject(new Error(event.message)))
    worker.postMessage(wish)
  })
  sizes.set(size, picture)
  return picture
}

/**
 * The address of the still picture of a map; null until it is drawn. While another size is being drawn, the last
 * picture stays, stretched a little.
 */
export function useGround(map: object, size: string, start: () => Worker, wish: object): string | null {
  const [picture, setPicture] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: map and size stand for the wish
  useEffect(() => {
    let isWanted = true
    const show = (found: string | null) => isWanted && setPicture(found)
    // Without its ground a map can still be played: the pieces lie on plain paper.
    draw(map, size, start, wish).then(show, () => show(null))
    return () => {
      isWanted = false
    }
  }, [map, size])
  return picture
}
