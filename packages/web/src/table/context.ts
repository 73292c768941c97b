import { type ComponentType, createContext, useContext } from 'react'
import type { GameEntry } from '../games.ts'
import type { TableControl, TableState } from './control.ts'
import type { GameFace, Scene } from './face.ts'

/** What stands in the place of the table's own parts where a table teaches. */
export interface TableParts {
  readonly Head: ComponentType
  readonly Prompt: ComponentType
  readonly Side: ComponentType
}

/** What all parts of the table page share. */
export interface TableContext {
  readonly entry: GameEntry
  readonly face: GameFace
  readonly control: TableControl
  readonly scene: Scene
  /** What the scene was made of. */
  readonly state: TableState
  /** Null at a table that is played. */
  readonly parts: TableParts | null
  openRule(law: string): void
}

export const TableCtx = createContext<TableContext | null>(null)

export function useTable(): TableContext {
  const context = useContext(TableCtx)
  if (context === null) throw new Error('this part belongs inside a table')
  return context
}

export function useTableState<T>(select: (state: TableState) => T): T {
  return select(useTable().state)
}
