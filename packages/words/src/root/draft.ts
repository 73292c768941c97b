import type { Json, Pick, View } from '@spinney/kernel'
import { reachAdvice } from '@spinney/root'
import { message, row, type Said, term } from '../position.ts'

/** Behind a setup card of the draft: the faction's reach, and the character that lies beside it. */
export function remark({ asked }: View, pick: Pick): Said | null {
  if (asked?.kind !== 'draftFaction' || typeof pick !== 'string') return null
  const character = characterBeside(asked.about, pick)
  const reach = message('ui.reach', { number: reachAdvice([pick]).total })
  return row(character === '' ? [reach] : [reach, term(character)])
}

function characterBeside(about: Json, faction: string): string {
  const { pool, beside } = about as { readonly pool: readonly string[]; readonly beside: readonly string[] }
  return beside[pool.indexOf(faction)] ?? ''
}
