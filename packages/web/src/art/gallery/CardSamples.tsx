import { useState } from 'react'
import { CardBack } from '../cards/CardBack.tsx'
import { CardPile, HandFan, HandStrip } from '../cards/Hand.tsx'
import { QuestCard, RootCard, type RootCardProps } from '../cards/RootCard.tsx'
import { CoinSum } from '../smallworld/Coin.tsx'
import { Combo, type ComboProps } from '../smallworld/Combo.tsx'
import type { Suit } from '../types.ts'

const CARDS: RootCardProps[] = [
  {
    id: 'bake-sale',
    suit: 'rabbit',
    suitLabel: 'Rabbit',
    kind: 'item',
    name: 'Bake Sale',
    text: 'Take a coin from the supply.',
    kindLabel: 'Item',
    cost: ['rabbit', 'rabbit'],
    item: 'coin',
    points: 3,
  },
  {
    id: 'tax-collector',
    suit: 'fox',
    suitLabel: 'Fox',
    kind: 'persistent',
    name: 'Tax Collector',
    text: 'Once in Daylight: take one of your warriors off the map to draw a card.',
    kindLabel: 'Lasting',
    cost: ['fox', 'rabbit', 'mouse'],
  },
  {
    id: 'ambush-mouse',
    suit: 'mouse',
    suitLabel: 'Mouse',
    kind: 'ambush',
    name: 'Ambush',
    text: 'Defending in a mouse clearing: two hits on the attacker before the roll.',
    kindLabel: 'Battle',
    costLabel: 'not crafted',
  },
  {
    id: 'royal-claim',
    suit: 'bird',
    suitLabel: 'Bird',
    kind: 'persistent',
    name: 'Royal Claim',
    text: 'In Birdsong, discard this: 1 point per clearing you rule.',
    kindLabel: 'Lasting',
    cost: ['any', 'any', 'any', 'any'],
  },
  {
    id: 'favor-of-the-mice',
    suit: 'mouse',
    suitLabel: 'Mouse',
    kind: 'immediate',
    name: 'Favor of the Mice',
    text: 'Remove all enemy pieces in mouse clearings.',
    kindLabel: 'At once',
    cost: ['mouse', 'mouse', 'mouse'],
  },
  {
    id: 'dominance-fox',
    suit: 'fox',
    suitLabel: 'Fox',
    kind: 'dominance',
    name: 'Dominance',
    text: 'Win by ruling three fox clearings at the start of your Birdsong.',
    kindLabel: 'Victory',
    costLabel: 'not crafted',
  },
  {
    id: 'scouting-party',
    suit: 'mouse',
    suitLabel: '鼠',
    kind: 'persistent',
    name: '斥候隊',
    text: '攻撃側のとき、奇襲カードの効果を受けない。',
    kindLabel: '継続',
    cost: ['mouse', 'mouse'],
  },
  {
    id: 'better-burrow-bank',
    suit: 'rabbit',
    suitLabel: '兔',
    kind: 'persistent',
    name: '更好的地洞银行',
    text: '晨曦开始时，你和另一名玩家各抽一张牌。',
    kindLabel: '持续',
    cost: ['rabbit', 'rabbit'],
  },
]
const MORE: [string, Suit, string][] = [
  ['armorers', 'bird', 'Armorers'],
  ['sappers', 'bird', 'Sappers'],
  ['brutal-tactics', 'bird', 'Brutal Tactics'],
  ['stand-and-deliver', 'fox', 'Stand and Deliver!'],
  ['cobbler', 'rabbit', 'Cobbler'],
  ['codebreakers', 'mouse', 'Codebreakers'],
  ['soup-kitchens', 'bird', 'Soup Kitchens'],
  ['saboteurs', 'bird', 'Saboteurs'],
]
const COMBOS: ComboProps[] = [
  {
    race: 'ratmen',
    raceName: 'Ratmen',
    power: 'flying',
    powerName: 'Flying',
    raceTokens: '8',
    powerTokens: '5',
    total: 13,
    coins: 2,
    label: 'Flying Ratmen',
  },
  {
    race: 'amazons',
    raceName: 'Amazons',
    power: 'seafaring',
    powerName: 'Seafaring',
    raceTokens: '6+4',
    powerTokens: '5',
    total: 15,
    coins: 1,
    label: 'Seafaring Amazons',
  },
  {
    race: 'orcs',
    raceName: 'Orcs',
    power: 'dragon-master',
    powerName: 'Dragon Master',
    raceTokens: '5',
    powerTokens: '5',
    total: 10,
    seat: 'red',
    label: 'Dragon Master Orcs',
  },
  {
    race: 'dwarves',
    raceName: 'ドワーフ',
    power: 'heroic',
    powerName: '英雄',
    raceTokens: '3',
    powerTokens: '5',
    total: 8,
    seat: 'navy',
    label: '英雄ドワーフ',
  },
  {
    race: 'wizards',
    raceName: '法师',
    power: 'underworld',
    powerName: '地下世界',
    raceTokens: '5',
    powerTokens: '5',
    total: 10,
    label: '地下世界法师',
  },
  {
    race: 'skeletons',
    raceName: 'Skeletons',
    power: 'bivouacking',
    powerName: 'Bivouacking',
    raceTokens: '6',
    powerTokens: '5',
    total: 11,
    seat: 'teal',
    label: 'Bivouacking Skeletons',
  },
  { race: 'elves', raceName: 'Elves', declined: true, seat: 'violet', label: 'Elves in decline' },
]

/** Cards, banners, coins. */
export function CardSamples() {
  const [chosen, setChosen] = useState('tax-collector')
  return (
    <>
      <h3>A hand</h3>
      <HandStrip label="Your hand">
        {CARDS.map((c, i) => (
          <RootCard key={c.id} {...c} selectable={i < 4} selected={c.id === chosen} onSelect={() => setChosen(c.id)} />
        ))}
      </HandStrip>
      <div className="gallery-cards">
        {MORE.map(([id, suit, name]) => (
          <RootCard
            key={id}
            id={id}
            suit={suit}
            suitLabel={suit}
            kind="persistent"
            name={name}
            text="A lasting effect."
            kindLabel="Lasting"
            cost={[suit === 'bird' ? 'any' : suit]}
          />
        ))}
      </div>
      <h3>Backs, piles, quests</h3>
      <div className="gallery-row">
        <HandFan count={5} label="Five cards" />
        <CardPile count={21} label="draw" />
        <CardPile count={0} label="discard" />
        <CardPile count={12} label="quests" kind="quest" />
        <CardBack kind="dominance" width={52} />
        <QuestCard
          suit="fox"
          suitLabel="Fox"
          name="Errand"
          items={['tea', 'boot']}
          itemsLabel="tea and boot"
          selectable
          onSelect={() => undefined}
        />
        <QuestCard
          suit="mouse"
          suitLabel="Mouse"
          name="Expel Bandits"
          items={['sword', 'sword']}
          itemsLabel="two swords"
        />
        <RootCard {...CARDS[0]!} compact />
      </div>
      <h3>Peoples</h3>
      <div className="gallery-row">
        {COMBOS.map((c) => (
          <Combo key={c.label} {...c} />
        ))}
        <CoinSum amount={27} label="27 coins" />
        <CoinSum amount={9} label="9 coins" size={32} />
      </div>
    </>
  )
}
