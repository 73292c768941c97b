import { LESSONS } from 'virtual:spinney-lessons'

export type LessonEntry = (typeof LESSONS)[number]

/** Lessons that belong together, in their order: the basics of a game, or one side. */
export interface Course {
  readonly game: string
  readonly name: string
  readonly lessons: readonly LessonEntry[]
}

/** All courses of all games. A lesson file that is added appears here by itself. */
export const COURSES: readonly Course[] = LESSONS.filter(
  ({ game, course }, i) => LESSONS.findIndex((other) => other.game === game && other.course === course) === i,
).map(({ game, course }) => ({
  game,
  name: course,
  lessons: LESSONS.filter((lesson) => lesson.game === game && lesson.course === course),
}))

export const coursesOf = (game: string): readonly Course[] => COURSES.filter((course) => course.game === game)

/** The name under which a lesson's progress is kept. */
export const idOf = ({ game, course, name }: LessonEntry): string => `${game}/${course}/${name}`

export const hrefOf = ({ game, course, name }: LessonEntry): string => `/learn/${game}/${course}/${name}`

/** The catalogue with the texts of a game's lessons. */
export const textsOf = (game: string): string => `course-${game}`

/** The catalogue with the words of the course itself. */
export const COURSE = 'course'
