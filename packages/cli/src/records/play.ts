import { askBot, type Bot, botCalled } from '@spinney/bots'
import {
  type Ask,
  type Game,
  type Journal,
  journalOf,
  openTable,
  type Pick,
  type State,
  submit,
  type Table,
} from '@spinney/kernel'
import type { PlannedGame } from './files.ts'

/** Plays a planned game with its bots. All of it follows from its plan, on any machine. */
export async function playPlanned(game: Game<State>, planned: PlannedGame): Promise<Journal> {
  const { name, config, choices = {} } = planned
  const bot = botCalled(planned.bot ?? 'steady')
  const table = openTable(game, game.config(config), name)
  const chosen = new Map(Object.entries(choices).map(([kind, picks]) => [kind, [...picks]]))
  while (table.ask !== null) {
    const { ask } = table
    const pick = chosen.get(ask.kind)?.shift() ?? (await answerOf(bot, table, ask, name))
    submit(table, { seat: ask.seat, kind: ask.kind, pick })
  }
  return journalOf(table)
}

async function answerOf(bot: Bot, { game, state }: Table<State>, ask: Ask<State>, seed: string): Promise<Pick> {
  return ask.options[await askBot(bot, game, state, ask, { seed, budget: {}, cancel: null })]!
}
