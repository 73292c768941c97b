import type { Seat } from '@spinney/kernel'
import type { Chapter, StoryLine, StoryRules } from '@spinney/words'

/** Facts that name a player; what somebody else did to one of them concerns that player. */
const PEOPLE = ['seat', 'owner', 'defender', 'other', 'ally', 'partner', 'against'] as const

/** Lines of one player, the latest of them, and how many there are besides. */
export interface Doings {
  readonly seat: Seat
  readonly lines: readonly StoryLine[]
  readonly more: number
}

export interface Since {
  /** What was done to the viewer. */
  readonly mine: readonly StoryLine[]
  /** What the others did besides, by player. */
  readonly others: readonly Doings[]
}

/** What concerns the viewer is told first, and no more of it than this. */
const MOST = 4
/** Of every other player. */
const EACH = 2

/** What happened from an answer on, short: what changed for the viewer first, then everybody else's doings. */
export function sinceOf(
  chapters: readonly Chapter[],
  from: number,
  viewer: Seat,
  { idle }: Pick<StoryRules, 'idle'>,
): Since {
  const isNews = ({ events }: StoryLine) => idle === undefined || events.some(({ what }) => !idle.has(what))
  const lines = chapters.flatMap((chapter) => chapter.lines).filter((line) => line.from >= from && isNews(line))
  const ofOthers = lines.filter(({ lead }) => lead.facts.seat !== viewer)
  const mine = ofOthers.filter((line) => concerns(line, viewer))
  const rest = ofOthers.filter((line) => !mine.includes(line))
  const seats = [...new Set(rest.flatMap(({ turnOf }) => (turnOf === null || turnOf === viewer ? [] : [turnOf])))]
  return {
    mine: mine.slice(-MOST),
    others: seats.map((seat) => {
      const all = rest.filter(({ turnOf }) => turnOf === seat)
      const told = notable(all)
      return { seat, lines: told, more: all.length - told.length }
    }),
  }
}

/** Whether somebody else's action did something to a player. */
export function concerns({ events }: StoryLine, viewer: Seat): boolean {
  return events.some(({ facts }) => PEOPLE.some((name) => facts[name] === viewer))
}

/** The lines of which most came, in their order. */
function notable(lines: readonly StoryLine[]): readonly StoryLine[] {
  const best = [...lines].sort((a, b) => b.events.length - a.events.length).slice(0, EACH)
  return lines.filter((line) => best.includes(line))
}
