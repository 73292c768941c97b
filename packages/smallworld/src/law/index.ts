import { rules } from './data/rules.ts'
import { sections } from './data/sections.ts'
import type { Rule, Section } from './types.ts'

/** The index of the rules: every step, option and event names one of them. */
export const law: { readonly sections: readonly Section[]; readonly rules: readonly Rule[] } = { sections, rules }

export type { Rule, Section }
