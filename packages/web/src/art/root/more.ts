import { PATHS } from '../data/icons/more.ts'
import { addIcons } from '../Icon.tsx'

/* Stamps of further factions, hirelings, landmarks and decks: a table of the base game does without them. */
addIcons(PATHS)
