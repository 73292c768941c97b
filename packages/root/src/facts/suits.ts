/** The suits a clearing can have (2.2.2), in the order the boards print them. */
export const SUITS = ['fox', 'rabbit', 'mouse'] as const

export type Suit = (typeof SUITS)[number]

/** The suits a card can have (2.1): birds are wild. */
export const CARD_SUITS = ['bird', ...SUITS] as const

export type CardSuit = (typeof CARD_SUITS)[number]
