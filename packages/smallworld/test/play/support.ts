import { playRandomly, type Random, randomFrom, start } from '@spinney/kernel'
import { abilitiesOf, pieceKinds } from '../../src/abilities.ts'
import type { Config } from '../../src/config.ts'
import { smallworld } from '../../src/game.ts'
import { boardOf, declinedOf, NOBODY, type SmallWorld } from '../../src/state.ts'

/** What is wrong with a position that no rule can lead to; nothing where all is well. */
export function faultsOf(g: SmallWorld): string[] {
  return [...faultsOfRegions(g), ...faultsOfPeoples(g), ...faultsOfPieces(g)]
}

function faultsOfRegions(g: SmallWorld): string[] {
  return g.holder.flatMap((slot, region) => {
    const faults: string[] = []
    const held = slot !== NOBODY
    if (held && !g.peoples[slot]) faults.push(`region ${region} is held by a race that has left`)
    if (held !== g.tokens[region]! > 0) faults.push(`region ${region} has ${g.tokens[region]} tokens`)
    if (held && g.tribes[region]! > 0) faults.push(`region ${region} is held beside a Lost Tribe`)
    if (!held && pieceKinds.some((kind) => g.pieces[kind.id]![region]! > 0))
      faults.push(`region ${region} has stray pieces`)
    if (boardOf(g).facts.regions[region]!.lostTribe === false && g.tribes[region]! > 0)
      faults.push(`region ${region} has a new tribe`)
    return faults
  })
}

function faultsOfPeoples(g: SmallWorld): string[] {
  const faults: string[] = []
  g.peoples.forEach((people, slot) => {
    if (people === null) return
    if (people.hand < 0 || people.aside < 0 || people.tray < 0) faults.push(`${people.race} owes tokens`)
    if (people.declined === (g.active[people.seat] === slot)) faults.push(`${people.race} is active and declined`)
    if (people.declined && people.power !== null && !abilitiesOf(people).lasting)
      faults.push(`${people.race} kept its badge`)
  })
  g.active.forEach((_, seat) => {
    const ordinary = declinedOf(g, seat).filter((slot) => !abilitiesOf(g.peoples[slot]!).lasting)
    if (ordinary.length > 1) faults.push(`seat ${seat} has ${ordinary.length} declined races`)
    if (g.coins[seat]![0]! < 0) faults.push(`seat ${seat} owes coins`)
  })
  return faults
}

function faultsOfPieces(g: SmallWorld): string[] {
  return pieceKinds.flatMap((kind) => {
    const counts = g.pieces[kind.id]!
    const faults = counts.reduce((sum, count) => sum + count, 0) > kind.supply ? [`too many pieces: ${kind.id}`] : []
    if (kind.id !== 'encampment' && Math.max(...counts) > 1) faults.push(`two pieces in a region: ${kind.id}`)
    counts.forEach((count, region) => {
      const holder = g.peoples[g.holder[region]!]
      if (count > 0 && holder?.declined && !kind.staysInDecline(g.rules)) faults.push(`${kind.id} outlived a decline`)
    })
    return faults
  })
}

/** Plays a random game, looking at every position; returns the last one. */
export function playWatched(config: Config, seed: string): SmallWorld {
  const random: Random = randomFrom(seed)
  const g = start(smallworld, config).state
  const totals = JSON.stringify(smallworld.conserved!(g))
  for (let answers = 0; !g.over; answers++) {
    if (answers > smallworld.bound(config)) throw new Error(`${seed} does not end`)
    playRandomly(smallworld, g, random, 1)
    const faults = faultsOf(g)
    if (JSON.stringify(smallworld.conserved!(g)) !== totals) faults.push('something came or went')
    if (faults.length > 0) throw new Error(`${seed}, answer ${answers}: ${faults.join('; ')}`)
  }
  return g
}
