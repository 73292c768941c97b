import type { FactionId } from '../core/state.ts'

/** The cards that say how hard an automaton is; `default` is the board without a card. */
export const DIFFICULTIES = ['easy', 'default', 'challenging', 'nightmare'] as const

export type Difficulty = (typeof DIFFICULTIES)[number]

/** The boxes that automata come in (B.5, B.6). */
export type Box = 'clockwork' | 'clockwork-2'

export interface BotFacts {
  /** The faction it stands for. */
  readonly faction: FactionId
  /** The letters before the numbers of its steps. */
  readonly letter: string
  readonly box: Box
  /** Its traits, each with the box its card lies in. */
  readonly traits: { readonly [trait: string]: Box }
}

const first = (...names: string[]): { [trait: string]: Box } =>
  Object.fromEntries(names.map((name) => [name, 'clockwork' as const]))
const second = (...names: string[]): { [trait: string]: Box } =>
  Object.fromEntries(names.map((name) => [name, 'clockwork-2' as const]))

/** The eight automata of both boxes, in the order of their setup letters. */
export const BOTS: readonly BotFacts[] = [
  {
    faction: 'marquise',
    letter: 'MM',
    box: 'clockwork',
    traits: { ...first('blitz', 'fortified', 'hospitals', 'iron-will'), ...second('overwhelming') },
  },
  {
    faction: 'eyrie',
    letter: 'EE',
    box: 'clockwork',
    traits: { ...first('nobility', 'relentless', 'swoop', 'war-tax'), ...second('focused') },
  },
  {
    faction: 'alliance',
    letter: 'AA',
    box: 'clockwork',
    traits: { ...first('informants', 'popularity', 'veterans', 'wildfire'), ...second('steadfast') },
  },
  {
    faction: 'vagabond',
    letter: 'VB',
    box: 'clockwork',
    traits: { ...first('adventurer', 'berserker', 'helper', 'marksman'), ...second('questing') },
  },
  {
    faction: 'lizard',
    letter: 'LL',
    box: 'clockwork-2',
    traits: second('spiteful', 'erratic', 'fanatics', 'martyrs'),
  },
  {
    faction: 'riverfolk',
    letter: 'RR',
    box: 'clockwork-2',
    traits: second('greedy', 'involved', 'garrison', 'ferocious'),
  },
  {
    faction: 'duchy',
    letter: 'DD',
    box: 'clockwork-2',
    traits: second('foundations', 'investors', 'overwhelm', 'invaders'),
  },
  {
    faction: 'corvid',
    letter: 'CC',
    box: 'clockwork-2',
    traits: second('gamble', 'backup-plans', 'mastermind', 'vendetta'),
  },
]

/** The cards of the Vagabots, each with its box. */
export const VAGABOTS = {
  thief: 'clockwork',
  tinker: 'clockwork',
  ranger: 'clockwork',
  vagrant: 'clockwork-2',
  scoundrel: 'clockwork-2',
  arbiter: 'clockwork-2',
} as const satisfies { readonly [character: string]: Box }

export type VagabotId = keyof typeof VAGABOTS

export const VAGABOT_IDS = Object.keys(VAGABOTS) as readonly VagabotId[]

/** The board of a faction's automaton; the second Vagabond has the same as the first. */
export const botFor = (faction: FactionId): BotFacts | undefined =>
  BOTS.find((bot) => bot.faction === (faction === 'vagabond2' ? 'vagabond' : faction))

/** The priority markers of a box: one for each clearing (B.5.2, B.6.2). */
export const PRIORITY_MARKERS = 12

/** The cards of the second box that no automaton has alone: plots against automata, and services (B.6.3). */
export const INTERACTION_CARDS = 1
export const SERVICE_CARDS = 11
