/** Lessons: files that prepare a table, say what is to be reached, and are played to their aims by a search. */
export { type Lesson, type LessonStep, lessonIn, type Pointed } from './format.ts'
export { answerStep, beginStep, holds, isAsked, isReached, pointedAt, type Stand } from './play.ts'
export { solve, solvedStep } from './solve.ts'
