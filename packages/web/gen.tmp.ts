import { writeFileSync } from 'node:fs'
import { createBot, requestFor } from '@spinney/bots'
import { decide, journalOf, openTable, submit, writeRecord } from '@spinney/kernel'
import { root } from '@spinney/root'

const [
  ,
  ,
  out,
  mapId = 'autumn',
  humanFaction = 'marquise',
  stopKind = 'marquiseBuild',
  minTurns = '14',
  seatList = 'marquise,eyrie,alliance,vagabond',
  seed = 'shot1',
] = process.argv
const seats = seatList.split(',')
const human = seats.indexOf(humanFaction)
const config = root.config({ seats, map: mapId })
const t: any = openTable(root as any, config as any, seed.padEnd(64, '0'))
const bot = createBot('novice')
let n = 0
while (n++ < 4000) {
  const ask = decide(root as any, t.state)
  if (!ask) break
  if (ask.seat === human && t.state.turns >= Number(minTurns) && (ask.kind === stopKind || stopKind === 'any')) break
  let i = 0
  if (ask.options.length > 1 && typeof ask.seat === 'number') {
    i = await bot.choose(
      requestFor(root as any, t.state, ask.seat as number, { seed: 's' + n, budget: { ms: 30 } }) as any,
    )
  }
  submit(t, { seat: ask.seat, kind: ask.kind, pick: ask.options[i] } as any)
}
const ask = decide(root as any, t.state)
const plan = {
  id: 'shot',
  game: 'root',
  config,
  created: Date.now(),
  seats: seats.map((_, i) =>
    i === human
      ? { kind: 'person', name: '' }
      : { kind: 'bot', level: 'novice', name: ['Moss', 'Ilya', 'Yuki', 'Ash'][i] },
  ),
}
writeFileSync(
  out,
  JSON.stringify({
    id: 'shot',
    plan,
    record: writeRecord(journalOf(t, true)),
    count: t.answers.length,
    asked: human,
    over: t.state.over,
    winners: [],
    updated: Date.now(),
  }),
)
console.log(n, ask?.kind, t.state.turns, t.state.scores, t.state.over)
