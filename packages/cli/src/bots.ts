import { BotNameError, LEVELS, readBotName } from '@spinney/bots'
import { noSuch, UsageError } from './errors.ts'

export const botNames: readonly string[] = LEVELS

/** The name of the bot at each seat: one for all of them, or a name for each. */
export function botNamesFor(names: readonly string[], seats: number): string[] {
  if (names.length !== 1 && names.length !== seats) {
    throw new UsageError(`--bots must name one bot for all seats or one for each of the ${seats}, not ${names.length}`)
  }
  for (const name of names) checkBotName(name)
  return Array.from({ length: seats }, (_, seat) => (names.length === 1 ? names[0]! : names[seat]!))
}

/** Refuses what is no bot: `steady`, or `sharp@50ms` where it matters how long it thinks. */
export function checkBotName(name: string): void {
  try {
    readBotName(name)
  } catch (error) {
    const level = /^[a-z]+/.exec(name)?.[0] ?? ''
    // Where the level is known, something behind it is wrong.
    if (error instanceof BotNameError && botNames.includes(level)) throw new UsageError(error.message)
    throw noSuch('bot', name, botNames)
  }
}
