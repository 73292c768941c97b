/** How fast bots are followed and replays are played. */
export const SPEEDS = ['0.5', '1', '2', '4'] as const
export type Speed = (typeof SPEEDS)[number]
export const SPEED_WORDS: Record<Speed, string> = { '0.5': '½×', '1': '1×', '2': '2×', '4': '4×' }
