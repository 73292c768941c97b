// Which messages of a catalogue are in which of its parts (src/i18n/parts.ts). Only the build and tests ask.
import { MAIN } from '../src/i18n/parts.ts'

/** Factions beyond those of the base game. */
const GUESTS = 'lizard|riverfolk|duchy|corvid|hundreds|keepers'

/** Pieces, ministers, moods and relics that come with those factions only. */
const OF_GUESTS = [
  `(?:${GUESTS})\\.[\\w.-]+`,
  'foremole|captain|marshal|brigadier|banker|mayor|squire|noble|lord|duchess-of-mud|baron-of-dirt|earl-of-stone',
  'bitter|grandiose|jubilant|lavish|relentless|rowdy|stubborn|wrathful',
  '(?:figure|tablet|jewelry)[\\w.-]*',
].join('|')

/** What is told, asked, shown and refused by the rules of those factions only. */
const SAID_OF_GUESTS = [
  'revealedCard|hated|hatedOutcast|lostSouls|lostSoulsCleared|convert|cannotReplace|needsSecondCard|noCardToReveal',
  'noCrusade|noGardenOfSuit|nobodyToSacrifice|nothingTo\\.(?:convert|sanctify)|onlyBirds|scoredThisTurn|tooFewAcolytes',
  'paymentMade|fundCommitted|fundSpent|fundsGathered|fundsLost|serviceBought|cardBought|exported|priceSet|buy-service',
  'funds|committed|postFunds|cannotPayService|mayNotBuy|mercenariesSpare|noFunds|noRiver|noServicesLeft|postThere|tooFewFunds',
  'tunnelTaken|ministerActs|ministerLost|addsWhat\\.(?:citadel|market)|crowns|crownsLeft|tunnelsOnMap|inBurrow|burrowMove',
  'burrowPlace|hasActed|noCitadels|noCrown|noDeputies|noMarkets|notAllTunnels|notSwayed|swayedThisTurn|tooFewSwayCards',
  'plotsSwapped|plotExposed|plotMisjudged|plotFlipped|plotSupply|raid|snare|extortion|nextFlip|notPlot|plotsLeft|plotsOnMap',
  'noCardToShow|noPlotFaceDown|noTwoPlots|snaredMove|snaredPlace',
  'itemRemoved|oppressed|oppress|barred|emptySpace|mobsOnMap|otherMoods|strongholdsOnMap|commandSpent|craftedEnough',
  'itemHoarded|noWarlord|prowessSpent|sameMood|warlordStuck',
  'relicInForest|retinueLost|retinueShifted|battle-then-delve|move-or-recover|haveActed|relicHidden|relicShown|relicsHidden',
  'relicsOnMap|cardDoesNotFit|clearingDone|noRelicAround|noRelicThere|noRetinueSuit|noWaystationThere|otherRelicShown',
  'retinueActed|retinueEmpty|retinueFull|slotEmpty',
].join('|')

const HIRED =
  'forest-patrol|feline-physicians|last-dynasty|bluebird-nobles|spring-uprising|rabbit-scouts|the-exile|the-brigand|riverfolk-flotilla|otter-divers|warm-sun-prophets|lizard-envoys|highway-bandits|bandit-gangs|sunward-expedition|mole-artisans|corvid-spies|raven-sentries|furious-protector|stoic-protector|flame-bearers|rat-smugglers|vault-keepers|badger-bodyguards|popular-band|street-band'

/** The same of hirelings. */
const SAID_OF_HIRED =
  'controlDie|controlRolled|uprisingDie|uprisingRolled|brigandRuinItem|envoysCard|artisansReveal|artisansRevealed|artisansReturned|upkeep|exileGift|cardRetrieved|banditPlaced|banditLifted|uncontrolled'

/** Cards that the deck of Exiles & Partisans alone has. */
const OF_EXILES =
  'boat-builders|charm-offensive|coffin-makers|corvid-planners|eyrie-emigre|false-orders|(?:fox|mouse|rabbit)-partisans|informants|league-of-adventurous-mice|master-engravers|murine-broker|propaganda-bureau|saboteurs|soup-kitchens|swap-meet|tunnels'

/** What is said in a draft only. */
const OF_DRAFTS = '^(?:decision|option|event|topic|story|tail)\\.\\w*(?:[dD]raft|[hH]omeland|[sS]etupCard)'

/** Messages of any kind by what they are called after it. */
const called = (names: string): string => `^\\w+\\.(?:${names})(?=[._]|$)`

/** By game and by part. A message is in the first part that fits; what fits none is needed at every table. */
const SHARES: { readonly [game: string]: { readonly [part: string]: RegExp } } = {
  root: {
    info: /^(?:info|choice)\.|^faction\.\w+\.like$/,
    clockwork:
      /clockwork|^term\.(?:[A-Z]{2}\.|trait-|level-|(?:most|fewest|highest|lowest)[A-Z]|(?:no-card|setupOrder|freeSlot|noPlot|bestCustomer)$)/,
    hirelings: new RegExp(`[hH]ireling|^(?:term|option\\.order)\\.(?:${HIRED})(?:\\.|$)|${called(SAID_OF_HIRED)}`),
    landmarks: new RegExp(`[lL]andmark|${called('ferried|marketDeal|marketSlot|marketTraded')}`),
    exiles: new RegExp(`(?:^|\\.)(?:${OF_EXILES})(?:\\.|$)`),
    guests: new RegExp(
      [
        `^(?:decision|option|event|topic|why|story|tail)\\.(?:order\\.)?(?:${GUESTS})`,
        `^term\\.(?:${OF_GUESTS})$`,
        `^faction\\.(?:${GUESTS})\\.about$`,
        called(SAID_OF_GUESTS),
        OF_DRAFTS,
      ].join('|'),
    ),
  },
}

/** The part that a message is in. */
export function partOf(owner: string, key: string): string {
  return Object.entries(SHARES[owner] ?? {}).find(([, keys]) => keys.test(key))?.[0] ?? MAIN
}

/** All parts that have messages, besides the main one. */
export const sharesOf = (owner: string): readonly string[] => Object.keys(SHARES[owner] ?? {})
