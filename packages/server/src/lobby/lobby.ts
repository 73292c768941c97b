import { brief, ConfigError, commitmentTo, FormatError, type Game, LONGEST_WORDS, type State } from '@spinney/kernel'
import type { Transaction } from 'kysely'
import type { Database } from '../db/index.ts'
import type { OpeningColumns, Schema, SeatColumns } from '../db/schema.ts'
import { gameNamed, type OfferedGames } from '../games.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Person } from '../people/sessions.ts'
import { Problem } from '../problem.ts'
import { isSame, newSecret } from '../secrets.ts'
import { beginIfFull, lockOpening } from './begin.ts'
import { broughtWith } from './brought.ts'
import { type SeatInfo, type SeatWish, type TableInfo, type TermsWish, termsOf } from './terms.ts'

/** What a table is opened with. */
export interface Wish {
  readonly game: string
  readonly config: unknown
  /** The map, where there is a picture of it: it is part of the table's name, so that a page can show it at once. */
  readonly map?: string
  readonly seats: readonly SeatWish[]
  readonly terms: TermsWish
}

/** The same for a game that was begun elsewhere: its record says what is played. */
export interface BringWish extends Omit<Wish, 'game' | 'config'> {
  readonly record: string
}

/** Tables before their game begins, and lists of tables. */
export interface Lobby {
  open(person: Person, wish: Wish): Promise<TableInfo>
  /** A table that begins with the record of a game that was begun alone. */
  bring(person: Person, wish: BringWish): Promise<TableInfo>
  /** Takes a free seat; the last one to sit down begins the game. `words` are mixed into the dice. */
  sit(person: Person, id: string, seat: number, link: string | null, words: string): Promise<TableInfo>
  /** Gives a seat back, as long as the game has not begun. */
  stand(person: Person, id: string): Promise<TableInfo>
  /** Gives a free seat to a bot: for whoever opened the table. */
  giveToBot(person: Person, id: string, seat: number, bot: string): Promise<TableInfo>
  /** Null where there is no such table, or none for this person. */
  look(person: Person | null, id: string, link: string | null): Promise<TableInfo | null>
  /** Tables that anybody may join. */
  listed(person: Person | null): Promise<TableInfo[]>
  /** Tables at which a person has a seat, the latest first; finished games after all others. */
  of(person: Person): Promise<TableInfo[]>
}

/** What is wished for a new table besides its game. */
type BeginWish = Pick<Wish, 'seats' | 'terms' | 'map'>

/** What a new table begins with. */
interface Beginning {
  readonly game: string
  readonly config: unknown
  /** The record that it goes on from; null: a new game. */
  readonly journal: string | null
  /** What chance has promised there. */
  readonly promise: string | null
  readonly seed: string
}

/** A table as it is told of: the record that it may begin with is long, and nobody asks for it here. */
type Told = Omit<OpeningColumns, 'journal'>
const TOLD = [
  'id',
  'link',
  'game',
  'config',
  'seed',
  'terms',
  'creator',
  'stage',
  'created',
  'promise',
] as const satisfies readonly (keyof Told)[]

type Seats = readonly (SeatColumns & { readonly person_name: string | null; readonly program: string | null })[]
/** A database, or a transaction in it. */
type Reader = Database | Transaction<Schema>

/** No more tables than this are shown at once. */
const LISTED = 100

export function createLobby(
  db: Database,
  games: OfferedGames,
  bots: readonly string[],
  jobs: Pick<Jobs, 'add'>,
  now: () => number = Date.now,
  draw: () => string = newSecret,
): Lobby {
  async function infoOf(reader: Reader, opening: Told, person: Person | null): Promise<TableInfo> {
    const seats = await seatsOf(reader, opening.id)
    const table = await reader.selectFrom('tables').select('asked').where('id', '=', opening.id).executeTakeFirst()
    const { rules } = gameNamed(games, opening.game)
    const config: unknown = JSON.parse(opening.config)
    const begun = { game: opening.game, rules: rules.rules, config, bond: { table: opening.id, words: [] } }
    const { promise = null } = opening
    const mine = seats.filter((seat) => person !== null && seat.person_id === person.id).map(({ seat }) => seat)
    return {
      id: opening.id,
      game: opening.game,
      config,
      terms: termsOf(opening.terms),
      stage: opening.stage,
      seats: seats.map((seat) => seatInfo(seat, person, opening.stage)),
      mine,
      asked: table?.asked ?? null,
      host: person !== null && opening.creator === person.id,
      commitment: promise ?? commitmentTo(opening.seed, begun),
      brought: promise !== null,
      created: opening.created,
      link: mine.length > 0 ? opening.link : null,
    }
  }

  /** The table, for somebody who may see it; where it is none of theirs, there is none. */
  async function found(reader: Reader, person: Person | null, id: string, link: string | null) {
    const opening = await reader.selectFrom('openings').select(TOLD).where('id', '=', id).executeTakeFirst()
    if (opening === undefined) return null
    const seats = await seatsOf(reader, id)
    const terms = termsOf(opening.terms)
    const sits = person !== null && seats.some((seat) => [seat.person_id, seat.invited].includes(person.id))
    const invited = link !== null && isSame(link, opening.link)
    return sits || invited || terms.open ? { opening, seats } : null
  }

  async function gathering(tx: Transaction<Schema>, person: Person, id: string, link: string | null) {
    await lockOpening(tx, id)
    const table = await found(tx, person, id, link)
    if (table === null) throw new Problem('missing', 'There is no such table.')
    if (table.opening.stage !== 'gathering') throw new Problem('closed', 'The game at this table has begun.')
    return table
  }

  /** A new table: its game begins as soon as nobody is missing. */
  async function begin(person: Person, wish: BeginWish, beginning: Beginning): Promise<TableInfo> {
    const { game, config, journal, promise, seed } = beginning
    const { rules, automaton } = gameNamed(games, game)
    checkSeats(wish.seats, rules.seats(config), bots, (seat) => automaton?.(config, seat) ?? false)
    const id = [game, ...(wish.map === undefined ? [] : [wish.map]), draw()].join('-')
    const opening: OpeningColumns = {
      id,
      link: draw(),
      game,
      config: JSON.stringify(config),
      seed,
      terms: JSON.stringify(wish.terms),
      creator: person.id,
      stage: 'gathering',
      created: now(),
      journal,
      promise,
    }
    await db.transaction().execute(async (tx) => {
      await tx.insertInto('openings').values(opening).execute()
      const rows = wish.seats.map((seat, i) => ({
        table_id: id,
        seat: i,
        person_id: seat.kind === 'me' ? person.id : null,
        bot: seat.kind === 'bot' ? seat.bot : null,
        words: '',
      }))
      await tx.insertInto('seats').values(rows).execute()
      await beginIfFull(tx, jobs, id)
    })
    return infoOf(db, await openingOf(db, id), person)
  }

  /** A table that everybody has left before the game is no table any more. */
  async function afterLeaving(person: Person, id: string): Promise<TableInfo> {
    const info = await infoOf(db, await openingOf(db, id), person)
    const isEmpty = info.seats.every(({ kind }) => kind !== 'person')
    if (isEmpty) await db.deleteFrom('openings').where('id', '=', id).where('stage', '=', 'gathering').execute()
    return info
  }

  return {
    async open(person, wish) {
      const { rules } = gameNamed(games, wish.game)
      const config = configOf(rules, wish.config)
      return begin(person, wish, { game: wish.game, config, journal: null, promise: null, seed: draw() })
    },
    async bring(person, wish) {
      const seed = draw()
      return begin(person, wish, { ...(await broughtWith(games, wish.record, seed)), seed })
    },
    async sit(person, id, seat, link, words) {
      if (words.length > LONGEST_WORDS) throw new Problem('message', `Words have at most ${LONGEST_WORDS} letters.`)
      await db.transaction().execute(async (tx) => {
        const { seats } = await gathering(tx, person, id, link)
        const wanted = seats.find((known) => known.seat === seat)
        if (wanted === undefined) throw new Problem('seat', 'There is no such seat.')
        if ((wanted.invited ?? person.id) !== person.id) throw new Problem('taken', 'This seat is kept for somebody.')
        await takeFreeSeat(tx, id, seat, { person_id: person.id, words })
        await beginIfFull(tx, jobs, id)
      })
      return infoOf(db, await openingOf(db, id), person)
    },
    async stand(person, id) {
      await db.transaction().execute(async (tx) => {
        await gathering(tx, person, id, null)
        await tx
          .updateTable('seats')
          .set({ person_id: null, words: '' })
          .where('table_id', '=', id)
          .where('person_id', '=', person.id)
          .execute()
      })
      return afterLeaving(person, id)
    },
    async giveToBot(person, id, seat, bot) {
      checkBot(bot, bots)
      await db.transaction().execute(async (tx) => {
        const { opening } = await gathering(tx, person, id, null)
        if (opening.creator !== person.id) throw new Problem('seat', 'Only whoever opened the table may do this.')
        await takeFreeSeat(tx, id, seat, { bot, invited: null })
        await beginIfFull(tx, jobs, id)
      })
      return infoOf(db, await openingOf(db, id), person)
    },
    async look(person, id, link) {
      const table = await found(db, person, id, link)
      return table === null ? null : infoOf(db, table.opening, person)
    },
    async listed(person) {
      const openings = await db
        .selectFrom('openings')
        .select(TOLD)
        .where('stage', '=', 'gathering')
        // Otherwise many tables by link would hide those for everybody.
        .where('terms', 'like', '%"open":true%')
        .orderBy('created', 'desc')
        .limit(LISTED)
        .execute()
      const free = openings.filter(({ terms }) => termsOf(terms).open)
      return Promise.all(free.map((opening) => infoOf(db, opening, person)))
    },
    async of(person) {
      const openings = await db
        .selectFrom('openings')
        .select(TOLD)
        .where('id', 'in', ({ selectFrom }) =>
          selectFrom('seats')
            .select('table_id')
            .where(({ or, eb }) => or([eb('person_id', '=', person.id), eb('invited', '=', person.id)])),
        )
        // However many games somebody has finished, those that go on come first.
        .orderBy(({ eb }) => eb.case().when('stage', '=', 'over').then(1).else(0).end())
        .orderBy('created', 'desc')
        .limit(LISTED)
        .execute()
      return Promise.all(openings.map((opening) => infoOf(db, opening, person)))
    },
  }
}

function seatInfo(seat: Seats[number], person: Person | null, stage: OpeningColumns['stage']): SeatInfo {
  const { bot, person_id, person_name, invited, program } = seat
  if (bot !== null) return { kind: 'bot', name: bot }
  // Whoever has played and is gone for good has no name any more.
  if (program !== null) return { kind: 'person', name: person_name, program: true }
  if (person_id !== null || stage !== 'gathering') return { kind: 'person', name: person_name }
  return { kind: 'open', name: null, ...(person !== null && invited === person.id ? { forMe: true } : {}) }
}

async function openingOf(reader: Reader, id: string): Promise<Told> {
  return reader.selectFrom('openings').select(TOLD).where('id', '=', id).executeTakeFirstOrThrow()
}

/** The seats of a table, with the names of the people there. */
export async function seatsOf(reader: Reader, id: string): Promise<Seats> {
  return reader
    .selectFrom('seats')
    .leftJoin('people', 'people.id', 'seats.person_id')
    .selectAll('seats')
    .leftJoin('programs', 'programs.person_id', 'seats.person_id')
    .select(['people.name as person_name', 'programs.person_id as program'])
    .where('table_id', '=', id)
    .orderBy('seat')
    .execute()
}

function checkSeats(
  seats: readonly SeatWish[],
  wanted: number,
  bots: readonly string[],
  isAutomaton: (seat: number) => boolean,
): void {
  if (seats.length !== wanted) throw new Problem('config', `This table has ${wanted} seats, not ${seats.length}.`)
  if (seats.every(({ kind }) => kind === 'bot')) throw new Problem('config', 'At least one seat is for a person.')
  for (const [i, seat] of seats.entries()) {
    if (seat.kind === 'bot') checkBot(seat.bot, bots)
    else if (isAutomaton(i)) throw new Problem('config', `Nobody plays at seat ${i}: it goes by a procedure.`)
  }
}

/** What the game makes of a wish; what cannot be played is told to whoever wished it. */
function configOf(rules: Game<State>, wanted: unknown): unknown {
  try {
    return rules.config(wanted)
  } catch (error) {
    if (error instanceof ConfigError || error instanceof FormatError) throw new Problem('config', brief(error.message))
    throw error
  }
}

function checkBot(bot: string, bots: readonly string[]): void {
  if (!bots.includes(bot)) throw new Problem('config', 'There is no bot of that name.')
}

/** Of two who want one seat, one finds it taken. */
async function takeFreeSeat(
  tx: Transaction<Schema>,
  id: string,
  seat: number,
  by: Partial<SeatColumns>,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('seats')
    .set(by)
    .where('table_id', '=', id)
    .where('seat', '=', seat)
    .where('person_id', 'is', null)
    .where('bot', 'is', null)
    .executeTakeFirst()
  if (Number(numUpdatedRows) === 0) throw new Problem('taken', 'This seat is taken.')
}
