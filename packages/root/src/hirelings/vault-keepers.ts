import { procedure, run } from '@spinney/kernel'
import { offerBattle } from '../actions/battle.ts'
import { mayBuild, neighbours } from '../board/map.ts'
import { clearings } from '../core/book.ts'
import type { Hired } from '../core/content.ts'
import { partyOfBand } from '../core/parties.ts'
import { clearingsWith, count } from '../core/pieces.ts'
import { place } from '../core/place.ts'
import { SUPPLY } from '../core/places.ts'
import { may, must } from '../core/questions.ts'
import type { Root, Visible } from '../core/state.ts'
import { pieceOf } from '../facts/box.ts'
import { band, controllerOf, isGone, muster, onceInDaylight, warriorOf } from './common.ts'

const KEEPERS = 'vault-keepers'
const BODYGUARDS = 'badger-bodyguards'
const warrior = warriorOf(KEEPERS)
const vault = pieceOf(KEEPERS, 'vault')
const AT_START = 2

/** Clearings with a slot for a vault. */
const buildable = (g: Visible, h: Hired, among: readonly number[] = clearings(g)): number[] =>
  count(g, vault, SUPPLY) === 0 ? [] : among.filter((at) => mayBuild(g, h.band, at))

/** Two warriors and a vault in one clearing, where none of them is on the map. */
const settling = (name: string, law: string) =>
  procedure<Root, Hired>(name, [
    run(law, 'gone', (g) => (isGone(g, warrior) && isGone(g, vault) ? 'next' : 'done')),
    must(law, 'hirelingPlace', {
      picks: 'clearing',
      who: (_g, h) => h.seat,
      options: (g, h) => buildable(g, h),
      about: () => ({ hireling: KEEPERS, kind: vault.id, left: 1 }),
      none: () => 'done',
      effect: (g, _h, at) => {
        place(g, vault, at, 1, law)
        place(g, warrior, at, AT_START, law)
      },
    }),
  ])

const setup = settling('vault-keepers.setup', 'A.6.3')
const whenHired = settling('vault-keepers.settle', 'E.2.1')

/** At a vault or beside one. */
const near = (g: Visible, h: Hired): number[] => {
  const at = clearingsWith(g, vault)
  return buildable(g, h, [...new Set([...at, ...at.flatMap((from) => neighbours(g, h.band, from))])]).sort(
    (a, b) => a - b,
  )
}

interface Guarding extends Hired {
  /** Vaults where a battle is still to come. */
  vaults: number[]
}

/** Daylight: perhaps a vault, then battles at the vaults or a warrior at each. */
const daylight = procedure<Root, Guarding>('vault-keepers.daylight', [
  may('E.2.4', 'hirelingPlace', {
    picks: 'clearing',
    who: (_g, h) => h.seat,
    when: (g, h) => near(g, h).length > 0 || buildable(g, h).length > 0,
    options: (g, h) => (near(g, h).length > 0 ? near(g, h) : buildable(g, h)),
    about: () => ({ hireling: KEEPERS, kind: vault.id, left: 1 }),
    effect: (g, h, at) => {
      const isFar = !near(g, h).includes(at)
      place(g, vault, at, 1, 'E.2.4')
      if (isFar) place(g, warrior, at, 1, 'E.2.4')
    },
  }),
  may('E.2.4', 'hirelingChoice', {
    picks: 'action',
    who: (_g, h) => h.seat,
    when: (g) => clearingsWith(g, vault).length > 0,
    options: () => ['vaults-battle', 'vaults-place'],
    about: () => ({ hireling: KEEPERS }),
    pass: () => 'done',
    effect: (g, h, pick) => {
      if (pick === 'vaults-place') return 'next'
      for (const at of clearingsWith(g, vault)) offerBattle(g, h.band, 'E.2.4', at)
      return 'done'
    },
  }),
  run('E.2.4', 'muster', (g, h) => muster(g, h, warrior, clearingsWith(g, vault), 'E.2.4')),
])

/** Vault Keepers */
const vaultKeepers = band(KEEPERS, {
  procedures: [daylight],
  actions: [
    onceInDaylight(
      KEEPERS,
      KEEPERS,
      daylight,
      (g, seat) => clearingsWith(g, vault).length > 0 || buildable(g, { seat, band: bandOf(g) }).length > 0,
    ),
  ],
  hireling: { setup, whenHired },
})

const bandOf = (g: Visible): number => partyOfBand(g, KEEPERS)

/** Badger Bodyguards: the first hit the controller takes is ignored; several such effects ignore the same hit. */
const bodyguards = band(BODYGUARDS, {
  modify: {
    sparesFirstHit: (spares, g, battle, side) => spares || battle.sides[side] === controllerOf(g, BODYGUARDS),
  },
})

export const vaultKeepersSides = [vaultKeepers, bodyguards] as const
