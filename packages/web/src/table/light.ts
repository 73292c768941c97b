import { createContext, useContext } from 'react'
import { createStore, type StoreApi, useStore } from 'zustand'
import type { Planned } from '../engine/protocol.ts'
import type { TargetId } from './face.ts'

/** What is pointed at without being chosen: places lit by an option, a line of the log or a player under the pointer. */
export interface Lights {
  readonly lit: readonly TargetId[]
  /** The table as it would be after what is pointed at; null where that is not known or nothing is pointed at. */
  readonly ahead: Planned | null
  /** Why what is pointed at cannot be done. */
  readonly why: string | null
}

const DARK: Lights = { lit: [], ahead: null, why: null }

/** Nothing is lit. */
export const createLights = (): StoreApi<Lights> => createStore<Lights>(() => DARK)

/** Lights these targets and no others. */
export function shine(lights: StoreApi<Lights>, targets: readonly TargetId[] | null): void {
  const isDark = targets === null || targets.length === 0
  if (!isDark || lights.getState() !== DARK) lights.setState(isDark ? DARK : { ...DARK, lit: targets }, true)
}

/** The lights of a table. Cards and boards are drawn outside of tables too: nothing is lit there. */
export const LightCtx = createContext<StoreApi<Lights>>(createLights())

/** The targets that are lit. */
export function useLit(): readonly TargetId[] {
  return useStore(useContext(LightCtx), ({ lit }) => lit)
}

/** Whether a target is lit. */
export function useIsLit(target: TargetId): boolean {
  return useStore(useContext(LightCtx), ({ lit }) => lit.includes(target))
}

/** The table as it would be after what is pointed at. */
export function useAhead(): Planned | null {
  return useStore(useContext(LightCtx), ({ ahead }) => ahead)
}

/** Why what is pointed at cannot be done; null where it can, or nothing is pointed at. */
export function useWhyNot(): string | null {
  return useStore(useContext(LightCtx), ({ why }) => why)
}

/** Something that lights places as long as it is under the pointer or has the focus: spread into an element. */
export function pointsAt(control: { light(targets: readonly TargetId[] | null): void }, targets: readonly TargetId[]) {
  const on = () => control.light(targets)
  const off = () => control.light(null)
  return { onPointerEnter: on, onPointerLeave: off, onFocus: on, onBlur: off }
}
