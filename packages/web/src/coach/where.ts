import { isOnline, type TablePlan } from '../engine/protocol.ts'

/** A coach sits only where one person plays with bots: nobody else is given an unequal game. */
export const isCoached = (plan: TablePlan): boolean =>
  !isOnline(plan) && plan.seats.filter(({ kind }) => kind === 'person').length === 1
