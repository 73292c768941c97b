import { type SmallWorld, type SortTypes, sorts } from '@spinney/smallworld'
import { pointing } from '../table/pointing.ts'

/** What the sorts of Small World light up. */
export const targetsOf = pointing<SmallWorld, keyof SortTypes>(sorts, { region: 'region', race: 'combo' })
