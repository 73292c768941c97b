import { describe, expect, test } from 'vitest'
import type { FreeAction } from '../../src/core/content.ts'
import { given, givenTable, type Phase, type Root } from '../../src/index.ts'
import { pieces } from '../law/support.ts'
import { rootWith } from '../rooting.ts'

/** A bell that can be rung at the start and at the end of every phase, where it has been hung up. */
const bell = (phase: Phase, at: 'start' | 'end'): FreeAction => ({
  id: `${phase}-${at}`,
  law: '1.4.1',
  phase,
  at,
  available: (g) => g.once.includes('bell') && !g.once.includes(`${phase}-${at}`),
  perform: (g) => {
    g.once.push(`${phase}-${at}`)
  },
})

const PHASES = ['birdsong', 'daylight', 'evening'] as const

const game = rootWith({
  rules: [{ id: 'bell', actions: PHASES.flatMap((phase) => [bell(phase, 'start'), bell(phase, 'end')]) }],
})

/** The Marquise with a sawmill and with the bell. */
const ringing = () =>
  givenTable({ seats: ['marquise', 'eyrie'] }, game)
    .clearing(1, { marquise: { sawmill: 1 } })
    .hand('eyrie', 'sappers')
    .with((g) => {
      g.once = ['bell']
    })

const wood = (g: Root) => pieces(g, 'marquise.wood', 1)

describe('a turn', () => {
  test('[law 1.4.1] has Birdsong, Daylight and Evening, and then the next player clockwise has one', () => {
    const played = given('marquise', 'eyrie', 'alliance')
      .hand('eyrie', 'sappers')
      .turn('alliance', 'evening')
      .when('alliance', 'allianceEvening', 'pass')
      .chance('bake-sale')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'pass')
      .chance('anvil')
    expect(played.plain.events.filter(({ what }) => what === 'phase').map(({ facts }) => facts)).toEqual([
      { seat: 0, phase: 'birdsong' },
      { seat: 0, phase: 'daylight' },
      { seat: 0, phase: 'evening' },
      { seat: 1, phase: 'birdsong' },
    ])
  })

  test('[law 1.4.1] after the last player comes the first again', () => {
    given('marquise', 'eyrie', 'alliance')
      .turn('alliance', 'evening')
      .when('alliance', 'allianceEvening', 'pass')
      .chance('anvil')
      .has('turn of the Marquise', (g) => g.active, 0)
      .asks('marquise', 'craftStep')
  })
})

describe('start and end of a phase', () => {
  test('[law 1.4.1] what happens at the start comes before everything else in the phase', () => {
    ringing().turn('marquise').offers('marquise', 'phaseMoment', ['birdsong-start', 'pass']).has('wood', wood, 0)
  })

  test('[law 1.4.1] what happens at the end comes after everything else in the phase', () => {
    ringing()
      .turn('marquise')
      .when('marquise', 'phaseMoment', 'birdsong-start')
      .offers('marquise', 'phaseMoment', ['birdsong-end', 'pass'])
      .has('wood', wood, 1)
  })

  test('[law 1.4.1] the end of one phase comes before the start of the next', () => {
    ringing()
      .turn('marquise')
      .when('marquise', 'phaseMoment', 'pass')
      .when('marquise', 'phaseMoment', 'birdsong-end')
      .when('marquise', 'phaseMoment', 'daylight-start')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'pass')
      .when('marquise', 'phaseMoment', 'daylight-end')
      .offers('marquise', 'phaseMoment', ['evening-start', 'pass'])
  })

  test('[law 1.4.1] the chance for the start of a phase does not come back', () => {
    ringing()
      .turn('marquise', 'daylight')
      .when('marquise', 'phaseMoment', 'pass')
      .offers('marquise', 'craftStep', ['pass'])
  })
})
