import { useEffect, useState } from 'react'
import { gameOf, type Portrait } from '../games.ts'

/** Draws the faces of a game's sides; null until its script is there, and for games that have none. */
export function usePortrait(game: string): Portrait | null {
  const [face, setFace] = useState<Portrait | null>(null)
  useEffect(() => {
    let gone = false
    void gameOf(game)
      .portrait?.()
      .then((found) => gone || setFace(() => found))
    return () => {
      gone = true
    }
  }, [game])
  return face
}
