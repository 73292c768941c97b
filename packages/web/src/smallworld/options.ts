import type { Pick, Question } from '@spinney/kernel'
import { type IconName, isIcon } from '../art/Icon.tsx'
import type { Scene, TargetId, Titled } from '../table/face.ts'
import { lookOf } from './look.ts'

const STAMPS: { readonly [act: string]: IconName } = {
  expand: 'warriors',
  gather: 'warriors',
  decline: 'hourglass',
  dragon: 'dragon-master',
  substitute: 'sorcerers',
  camps: 'bivouacking',
}

/** A people by its race, an action by its own stamp. */
export function iconOf(_question: Question, pick: Pick): IconName | null {
  const name = typeof pick === 'object' ? (pick.race ?? pick.do) : pick
  const stamp = typeof name === 'string' ? (STAMPS[name] ?? name) : ''
  return isIcon(stamp) ? stamp : null
}

/** A region, and what it is like. */
export function titleOf(scene: Scene, target: TargetId): Titled | null {
  const region = /^region:(\d+)$/.exec(target)?.[1]
  if (region === undefined) return null
  const [name, ...rest] = lookOf(scene, Number(region))
  return { name: name!, note: rest.join(', '), targets: [target] }
}
