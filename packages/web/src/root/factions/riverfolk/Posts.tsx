import { boards, SUIT_NAMES } from '@spinney/root'
import { Track, type TrackSpace } from '../../../art/ui/Track.tsx'
import type { Scene, SceneProps } from '../../../table/face.ts'
import { stateOf, stockOf } from '../../view.ts'

const { tradePostPoints: points } = boards.RIVERFOLK

/** The trade posts by suit. One that is removed never comes back, so its space stays empty. */
export function Posts({ scene }: SceneProps) {
  return (
    <div className="root-posts">
      {points.map((_, suit) => (
        <PostTrack key={SUIT_NAMES[suit]} scene={scene} suit={suit} />
      ))}
    </div>
  )
}

function PostTrack({ scene, suit }: SceneProps & { readonly suit: number }) {
  const { words, view } = scene
  const name = `trade-post-${SUIT_NAMES[suit]}`
  const { map } = stockOf(scene, `riverfolk.${name}`)
  const funds = stateOf(view).own.riverfolk.spaces[suit]!.reduce((sum, warriors) => sum + warriors, 0)
  const detail = [
    words.message('ui.onMap', { count: map }),
    ...(funds === 0 ? [] : [words.message('ui.postFunds', { count: funds })]),
  ].join(' · ')
  return (
    <Track
      label={words.term(`riverfolk.${name}`)}
      detail={detail}
      piece={{ kind: 'token', faction: 'riverfolk', type: name }}
      spaces={spacesOf(scene, `riverfolk.${name}`)}
      size={36}
    />
  )
}

function spacesOf(scene: Scene, kind: string): TrackSpace[] {
  const { supply, map } = stockOf(scene, kind)
  const left = points.length - supply
  return points.map((value, i) => {
    const where = i >= left ? 'board' : i < map ? 'map' : 'gone'
    const facts = { kind: scene.words.term(kind), place: i + 1, points: value }
    return {
      key: String(i),
      filled: where === 'board',
      value,
      label: scene.words.message(`ui.space.${where}`, facts),
      next: i === left,
    }
  })
}
