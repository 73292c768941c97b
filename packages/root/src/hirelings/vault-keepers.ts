import { call, procedure, run } from '@spinney/kernel'
import { battle, canBattle, newBattle, payableBattles } from '../actions/battle.ts'
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

/** The clearing of each vault: there may be several in one. */
const everyVault = (g: Visible): number[] =>
  clearingsWith(g, vault).flatMap((at) => new Array<number>(count(g, vault, at)).fill(at))

interface Guarding extends Hired {
  /** Clearings with vaults where a battle is still to come. */
  vaults: number[]
}

/** The battles they could still fight, one in each of those clearings. */
const battlesLeft = (g: Root, h: Guarding): { clearing: number; defender: number }[] =>
  h.vaults.flatMap((at) => payableBattles(g, h.band, at))

/** Daylight: perhaps a vault, then battles at the vaults or a warrior at each. */
const daylight = procedure<Root, Guarding>('vault-keepers.daylight', [
  run('E.2.4', 'begin', (_g, h) => {
    h.vaults = []
  }),
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
      if (pick === 'vaults-place') {
        muster(g, h, warrior, everyVault(g), 'E.2.4')
        return 'done'
      }
      h.vaults = clearingsWith(g, vault)
      return 'next'
    },
  }),
  may('E.2.4', 'vaultsBattle', {
    kind: 'battle',
    picks: { clearing: 'clearing', defender: 'seat' },
    who: (_g, h) => h.seat,
    when: (g, h) => h.vaults.some((at) => canBattle(g, h.band, at)),
    options: (g, h) => battlesLeft(g, h),
    pass: () => 'done',
    effect: (g, h, { clearing, defender }) => {
      h.vaults = h.vaults.filter((at) => at !== clearing)
      call(g, battle, newBattle(h.band, defender, clearing, h.seat))
      return 'again'
    },
  }),
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
