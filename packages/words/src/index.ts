/**
 * Puts questions, options, events and positions into words, for page and terminal alike. Which gap is a seat, and which
 * number decides about plurals, stands in the catalogues.
 */

export { describeFields } from './fields.ts'
export { type Catalogue, flatten, formsOf, type Gap, gapsOf } from './gaps.ts'
export { isLanguage, LANGUAGES, type Language, languageFacts, languageFor } from './languages.ts'
export { type Said, type Section, type WordedSection, wordPosition } from './position.ts'
export { type Chapter, PLAIN_STORY, type StoryLine, type StoryRow, type StoryRules, storyOf } from './story/compose.ts'
export { eventsTold, tellLine, tellWhole } from './story/tell.ts'
export { parts, plain } from './stress.ts'
export { startTexts } from './texts.ts'
export type { Facts, GameWords, Questioned, Sort, Sorts, WordParts, Words } from './types.ts'
export { createWords, type Source } from './words.ts'
