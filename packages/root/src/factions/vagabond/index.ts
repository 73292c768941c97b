import type { Zone } from '@spinney/kernel'
import { takeItem } from '../../actions/craft.ts'
import type { Faction } from '../../core/content.ts'
import { because } from '../../core/reasons.ts'
import { score } from '../../core/scoring.ts'
import type { Root } from '../../core/state.ts'
import { kindsOf } from '../../facts/box.ts'
import { CHARACTER_IDS, VAGABOND } from '../../facts/factions/vagabond.ts'
import { repairing, striking } from './actions.ts'
import { advancedSetup } from './advanced.ts'
import { aiding } from './aid.ts'
import * as fighting from './battle.ts'
import { birdsong } from './birdsong.ts'
import { enlisting, onBeforeRoll } from './characters/arbiter.ts'
import { gliding } from './characters/harrier.ts'
import { hiding } from './characters/ranger.ts'
import { swiftStrike } from './characters/ronin.ts'
import { scorchedForbidsEntering, scorchedForbidsPlacing } from './characters/scoundrel.ts'
import { stealing } from './characters/thief.ts'
import { laboring } from './characters/tinker.ts'
import { instigating, vagrantChooses, vagrantScores } from './characters/vagrant.ts'
import { joining, neverDominates } from './coalition.ts'
import { daylight, hammers } from './daylight.ts'
import { evening } from './evening.ts'
import { exploring } from './explore.ts'
import { gain, mayGain } from './items.ts'
import { grantedMoves, makeGrantedMove, moving, movingAllies } from './move.ts'
import { questing } from './quests.ts'
import { enemiesOfVagabond, onRemoval } from './relationships.ts'
import { describing } from './scenario.ts'
import { begin, setup } from './setup.ts'
import { isVagabond, vagabondAt } from './state.ts'

/** The quests left, and the ruin items that only some have looked at. */
function secrets(g: Root): Zone[] {
  const { questDeck, seen } = g.own.vagabonds
  return [
    { items: questDeck, knownTo: [], pool: 'quests', bag: true },
    ...seen.map(({ items, by }) => ({ items, knownTo: by, pool: 'ruins', bag: true })),
  ]
}

/** What both Vagabonds have in common: all of it goes by seat. */
const board = {
  warrior: null,
  crafting: hammers,
  begin,
  setup,
  advancedSetup,
  besideSetupCard: CHARACTER_IDS,
  birdsong,
  daylight,
  evening,
  takeHits: fighting.takeHits,
  moveOptions: grantedMoves,
  makeMove: makeGrantedMove,
  defenceless: fighting.isDefenceless,
  craftItem: (g, seat, item, points) => {
    if (mayGain(g, vagabondAt(g, seat), item)) takeItem(g, seat, item)
    score(g, seat, points, '3.2.2')
  },
  gainItem: (g, seat, item) => gain(g, seat, item, '9.2.5'),
} as const satisfies Partial<Faction>

/** The Vagabond (Law 9). Its hooks and procedures serve the second one too. */
export const vagabond: Faction = {
  ...board,
  id: 'vagabond',
  pieces: kindsOf('vagabond'),
  bringsItems: true,
  letter: VAGABOND.setupLetter,
  reach: VAGABOND.reach,
  secrets,
  ...describing('vagabond'),
  cardsKept: (g) => (g.own.vagabond.coalitionCard < 0 ? 0 : 1),
  procedures: [
    aiding,
    enlisting,
    exploring,
    fighting.choosingAlly,
    fighting.fullRemoval,
    fighting.takeHits,
    gliding,
    hiding,
    instigating,
    joining,
    laboring,
    moving,
    movingAllies,
    questing,
    repairing,
    stealing,
    striking,
  ],
  battleEffects: [swiftStrike],
  on: {
    removed: onRemoval,
    swept: fighting.onSwept,
    battleStarted: fighting.onBattleStarted,
    beforeRoll: onBeforeRoll,
    battleEnded: fighting.onBattleEnded,
  },
  refuses: { mayPlace: because('D.6.2', 'scorchedPlace'), mayMove: because('D.6.2', 'scorchedMove') },
  modify: {
    /** 9.2.3 Nimble */
    moveNeedsRule: (needs, g, seat) => needs && !isVagabond(g, seat),
    mayMove: scorchedForbidsEntering,
    mayPlace: scorchedForbidsPlacing,
    figures: fighting.pawnFights,
    fighters: fighting.swordsCap,
    hitChooser: vagrantChooses,
    scorer: vagrantScores,
    enemies: enemiesOfVagabond,
    mayDominate: neverDominates,
  },
}

/** The second Vagabond (Law 9.7). */
export const vagabond2: Faction = {
  ...board,
  id: 'vagabond2',
  pieces: kindsOf('vagabond2'),
  needs: 'vagabond',
  letter: VAGABOND.second.setupLetter,
  reach: VAGABOND.second.reach,
  ...describing('vagabond2'),
  cardsKept: (g) => (g.own.vagabond2.coalitionCard < 0 ? 0 : 1),
  procedures: [],
}
