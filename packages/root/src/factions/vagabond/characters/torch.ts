import type { Seat } from '@spinney/kernel'
import type { Visible } from '../../../core/state.ts'
import { readyCount, TORCH } from '../items.ts'
import { vagabondAt } from '../state.ts'

/** 9.5.9: whether the price of a special action can be paid. */
export const hasTorch = (g: Visible, seat: Seat): boolean => readyCount(vagabondAt(g, seat), TORCH) > 0
