import { powers, races } from '@spinney/smallworld'
import type { Words } from '@spinney/words'
import { Combo as Drawing } from '../art/smallworld/Combo.tsx'
import type { SeatColor } from '../art/types.ts'

interface Props {
  readonly race: string
  /** Null once the badge has been discarded. */
  readonly power: string | null
  /** Coins that lie on the banner. */
  readonly coins?: number
  readonly seat?: SeatColor | undefined
  readonly declined?: boolean
  readonly words: Words
  readonly info?: string
}

/** Tokens that only attack come on top of those printed. */
const ATTACKERS: { readonly [race: string]: number } = { amazons: 4 }

/** A people, in words of the page's language and with the numbers of the rules. */
export function Combo({ race, power, coins = 0, seat, declined = false, words, info }: Props) {
  const own = races.find(({ id }) => id === race)?.tokens ?? 0
  const bonus = powers.find(({ id }) => id === power)?.tokens ?? 0
  const extra = ATTACKERS[race] ?? 0
  const [raceName, powerName] = [words.term(race), power === null ? undefined : words.term(power)]
  return (
    <Drawing
      race={race}
      raceName={raceName}
      {...(power === null || powerName === undefined ? {} : { power, powerName })}
      {...(declined ? {} : { raceTokens: extra > 0 ? `${own}+${extra}` : String(own), powerTokens: String(bonus) })}
      {...(declined ? {} : { total: own + bonus + extra })}
      {...(seat === undefined ? {} : { seat })}
      coins={coins}
      declined={declined}
      {...(info === undefined ? {} : { info })}
      label={[powerName, raceName].filter(Boolean).join(' ')}
    />
  )
}
