import type { Asks, Offers } from '@spinney/kernel'
import type { MenuSorts } from '../../core/questions.ts'

declare module '../../core/questions.ts' {
  /** Questions that come with the Eyrie (Law 7). */
  interface Questions {
    eyrieStart: Asks<'clearing'>
    eyrieLeader: Asks<'leader'>
    eyrieDecree: Offers<{ card: 'handCard'; column: 'column' }>
    eyrieNewRoost: Asks<'clearing'>
    eyrieResolve: Asks<'decreeSuit' | MenuSorts, { column: 'column'; left: readonly 'decreeSuit'[] }>
    eyrieRecruit: Asks<'clearing'>
    eyrieRoost: Asks<'clearing'>
  }
}
