import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import type { Portrait } from '../games.ts'
import type { GameSetup } from './setup.ts'
import type { TableDraft } from './tableDraft.ts'

/** A table with people who are elsewhere. */
export interface Others {
  /** What is chosen besides. */
  readonly fields: ReactNode
  /** What the seat of a person is called. */
  personAt(table: TableDraft, seat: number): string
  /** What the button says that opens the table. */
  readonly begins: string
  begin(table: TableDraft, setup: GameSetup): void
}

/** What the parts of the form share. */
export interface FormProps {
  readonly game: string
  readonly setup: GameSetup
  readonly table: TableDraft
  readonly portrait: Portrait | null
  change(table: TableDraft): void
  /** Left out: everybody is at this screen. */
  readonly others?: Others | undefined
  /** Speaks for the game. */
  readonly g: TFunction
}
