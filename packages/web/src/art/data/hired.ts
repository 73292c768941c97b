// biome-ignore-all format: path data, one shape a line
import type { Inks, Shape } from '../lib/Shapes.tsx'
import { WARRIORS } from './warriors.ts'

/** How the pieces and the card of a hireling look: on the grid of the warriors, in inks of their own. */
export interface HiredLook extends Inks {
  readonly shapes: readonly Shape[]
}

/** A kin of a faction that is never at the same table (A.6.5), with something of its own. */
const kin = (faction: keyof typeof WARRIORS, a: string, b: string, ...own: readonly Shape[]): HiredLook => ({
  a,
  b,
  shapes: [...WARRIORS[faction], ...own],
})

const CROWN: Shape = { d: 'M15 6.4L13 -3.6L19.4 .8L24 -4.6L28.6 .8L35 -3.6L33 6.4Q24 2.6 15 6.4Z', f: '#ffd447', w: 1.8 }
const SATCHEL: Shape = { d: 'M30 38H44V49Q37 51.6 30 49ZM33 38V35Q37 32.6 41 35V38M37 41.4V46M34.8 43.7H39.2', f: '#f4ead6', w: 1.7 }
const STAFF: Shape = { d: 'M43.6 54V14M43.6 14a4.6 4.6 0 1 1 .1 0', f: '#f2b63c', w: 2 }
const HORN: Shape = { d: 'M33 40C39 40 43 36 44.6 31L47.4 33C46 41 40 46 33 45Z', f: '#f1e2bd', w: 1.8 }
const SPADE: Shape = { d: 'M42.4 53V20M37.6 20H47.2V28Q42.4 33 37.6 28Z', f: '#aeb4bb', w: 2 }
const CAPE: Shape = { d: 'M8.6 24C6.4 12 13 1 24 1C33 1 38.6 7 38 13C32 8 20 8 15 14C11.6 18 10.6 22 12.4 27Z', f: '#2f3d44', w: 2 }
const TORCH: Shape = { d: 'M4.6 26C-1 22 2 17.4 3.6 15.6C4 18 6 18 5.4 13.4C9.6 16 12 21.6 8.6 26Z', f: '#ff9d2e', w: 1.7 }
const KEY: Shape = { d: 'M33 43.6a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M37 47.6V55M37 51H41M37 54H40', w: 2.2, k: '#ffd447' }
const SHIELD: Shape = { d: 'M30 36H45V44C45 49 41 52 37.5 53.6C34 52 30 49 30 44Z', f: '#c4c4c4', w: 1.9 }
const CLUB: Shape = { d: 'M39.6 52L44.4 26C45.6 20 52 22 50 28L43 53Z', f: '#a5713f', w: 1.9 }

/** A weasel of the road: a long snout under a hat, a scarf before the mouth. */
const BANDIT: readonly Shape[] = [
  { d: 'M36 53C45 54 48.6 45 44.6 38C42.6 35 39.6 37 40.6 40C42 45 40 47.6 35 47Z', f: 'a', w: 2.2 },
  { d: 'M15 30C10 38 8.6 46 8 53.4Q24 56 40 53.4C39.4 46 38 38 33 30Z', f: '#5b4a3a', w: 2.2 },
  { d: 'M11.4 9a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0ZM27.4 9a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0Z', f: 'a', w: 2 },
  { d: 'M24 8C32 8 37 13 36.6 20C36 27 31 32.4 24 34C17 32.4 12 27 11.4 20C11 13 16 8 24 8Z', f: 'a', w: 2.2 },
  { d: 'M12.6 18.6Q18 15.6 23.4 20.6Q18 25 12.6 18.6ZM35.4 18.6Q30 15.6 24.6 20.6Q30 25 35.4 18.6Z', f: 'ink' },
  { d: 'M16.4 19.8a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0ZM28.8 19.8a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0Z', f: 'paper' },
  { d: 'M12.4 25C18 28.6 30 28.6 35.6 25C36 30 31 37 24 40C17 37 12 30 12.4 25Z', f: 'b', w: 1.9 },
]
const HAT: readonly Shape[] = [
  { d: 'M4.6 12.6C12 7.6 36 7.6 43.4 12.6C38 16.6 10 16.6 4.6 12.6Z', f: '#4a3a2c', w: 2 },
  { d: 'M14 10.4C13.6 3 18 -.6 24 -.6C30 -.6 34.4 3 34 10.4Q24 12.6 14 10.4Z', f: '#4a3a2c', w: 2 },
  { d: 'M34 6C38 1 42 .6 45 1.6C42 3.6 39 7 36 9Z', f: '#f2b63c', w: 1.5 },
]

/** A bear, broad and tall. */
const BEAR: readonly Shape[] = [
  { d: 'M13 24C5 31 2.6 44 4 53.4Q24 57 44 53.4C45.4 44 43 31 35 24Z', f: 'a', w: 2.4 },
  { d: 'M24 31C17 33 14.6 45 16.4 54.4Q24 55.6 31.6 54.4C33.4 45 31 33 24 31Z', f: 'b' },
  { d: 'M5.6 6.6a5.4 5.4 0 1 0 10.8 0a5.4 5.4 0 1 0 -10.8 0ZM31.6 6.6a5.4 5.4 0 1 0 10.8 0a5.4 5.4 0 1 0 -10.8 0Z', f: 'a', w: 2.2 },
  { d: 'M24 1.6C34 1.6 40 8 39.6 16.4C39 25 32.4 30.6 24 30.6C15.6 30.6 9 25 8.4 16.4C8 8 14 1.6 24 1.6Z', f: 'a', w: 2.2 },
  { d: 'M24 16C29.6 16 32.6 19.4 32 23.4C31 27.6 28 29.4 24 29.4C20 29.4 17 27.6 16 23.4C15.4 19.4 18.4 16 24 16Z', f: 'b' },
  { d: 'M20.6 18C22.4 16.6 25.6 16.6 27.4 18C27 21 25.4 22 24 22C22.6 22 21 21 20.6 18Z', f: 'ink' },
]
const FURY: readonly Shape[] = [
  { d: 'M14 9.6L21 13M34 9.6L27 13', w: 2.2 },
  { d: 'M16 13.6a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0ZM28.4 13.6a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0Z', f: '#c8452f', w: 1.2 },
  { d: 'M19 24H29L27 28.4L25.4 25.8L24 28.6L22.6 25.8L21 28.4Z', f: 'paper', w: 1.3 },
]
const CALM: readonly Shape[] = [
  { d: 'M14.6 13.4q2.6 2.4 5.2 0M28.2 13.4q2.6 2.4 5.2 0M20.6 25.6q3.4 2 6.8 0', w: 1.9 },
  { d: 'M9 36C16 41 32 41 39 36L40 41C32 46 16 46 8 41Z', f: '#68b362', w: 1.8 },
]

/** A frog with a lute. */
const FROG: readonly Shape[] = [
  { d: 'M14 31C9 38 7.6 46 7 53.4Q24 56 41 53.4C40.4 46 39 38 34 31Z', f: '#8a3f5c', w: 2.2 },
  { d: 'M8.4 11a6 6 0 1 0 12 0a6 6 0 1 0 -12 0ZM27.6 11a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z', f: 'a', w: 2.2 },
  { d: 'M24 11C36 11 42 17 41.4 23C40.6 30 33 34.6 24 34.6C15 34.6 7.4 30 6.6 23C6 17 12 11 24 11Z', f: 'a', w: 2.2 },
  { d: 'M11.8 10.6a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0 -5.4 0ZM30.8 10.6a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0 -5.4 0Z', f: 'ink' },
  { d: 'M12 25C18 31 30 31 36 25', f: 'b', w: 1.8 },
  { d: 'M20 46C14 42 15 36.6 20 36.4C24 36.4 25 39 28.6 38L43 26.6L45.6 29.6L32 42C31.6 46 33 48 30 50.6C26.4 53 22 50.6 20 46Z', f: '#c98f4a', w: 1.9 },
  { d: 'M21.4 44a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0Z', f: 'ink' },
]
const FEATHER: Shape = { d: 'M30 12C34 4 40 -.6 46 -.4C45.4 5 40.6 10.6 33.6 14.4Z', f: '#c8452f', w: 1.6 }

const PATROL: readonly Shape[] = [
  { d: 'M14 29C9 38 8 46 7.6 53.4Q24 56 40 53.4C39.6 46 38.6 38 34 29Z', f: 'a', w: 2.2 },
  { d: 'M8.6 8.4L16 12C20 9.4 28 9.4 32 12L39.4 8.4C41 14 40.6 19 39 23.6C37 30 31 33.4 24 33.4C17 33.4 11 30 9 23.6C7.4 19 7 14 8.6 8.4Z', f: 'a', w: 2.2 },
  { d: 'M24 15C31 15 35 19 34.4 24C33.4 29 29 31 24 31C19 31 14.6 29 13.6 24C13 19 17 15 24 15Z', f: 'b', w: 1.8 },
  { d: 'M16.6 21.6Q19 20 21.4 22.6Q18.6 24.6 16.6 21.6ZM31.4 21.6Q29 20 26.6 22.6Q29.4 24.6 31.4 21.6Z', f: 'ink' },
  { d: 'M22.6 25.6H25.4L24 27.4Z', f: 'ink' },
  { d: 'M38 34V30', w: 2 },
  { d: 'M33.6 34H42.4V45H33.6Z', f: '#ffd447', w: 2 },
  { d: 'M33.6 38H42.4M38 34V45', w: 1.3 },
]
const RABBIT: readonly Shape[] = [
  { d: 'M14 31C9.6 39 8.6 46 8 53.4Q22 56 35.6 53.4C35 46 34 39 30 31Z', f: 'a', w: 2.2 },
  { d: 'M14.6 17C10 9 10 1.6 13 .6C16.6 0 19 7 19.6 13.6H24.4C25 7 27.4 0 31 .6C34 1.6 34 9 29.4 17C33 20 34 25 32.6 28.6C30.6 33 26 34.6 22 34.6S13.4 33 11.4 28.6C10 25 11 20 14.6 17Z', f: 'b', w: 2.2 },
  { d: 'M14 4C16 6 17 10 17 13.6C15 11 13.6 7 14 4ZM30 4C28 6 27 10 27 13.6C29 11 30.4 7 30 4Z', f: '#f1e2bd' },
  { d: 'M15.2 23.6a1.8 2.3 0 1 0 3.6 0a1.8 2.3 0 1 0 -3.6 0ZM25.2 23.6a1.8 2.3 0 1 0 3.6 0a1.8 2.3 0 1 0 -3.6 0Z', f: 'ink' },
  { d: 'M20.4 27H23.6L22 29Z', f: 'ink' },
]
const FORK: Shape = { d: 'M40 54V14M35.6 14V21Q40 25 44.4 21V14M40 8V20', w: 2.4 }
const SCARF: Shape = { d: 'M13 32.4C19 36.4 25 36.4 31 32.4L32 36.4C26 40 18 40 12 36.4Z', f: '#c8452f', w: 1.8 }
const BOAT: readonly Shape[] = [
  { d: 'M24 40V6', w: 2.6 },
  { d: 'M26 8C38 11 44 22 42 35L26 37Z', f: 'paper', w: 2 },
  { d: 'M26 18C33 19 38.6 20 41.6 22M26 27.6C33 28 39 28.6 42.4 29.6', w: 1.6, k: '#b9a680' },
  { d: 'M22 12C13 16 8.6 25 9 35L22 37Z', f: 'b', w: 2 },
  { d: 'M24 6L33 3.4L24 .8Z', f: '#c8452f', w: 1.6 },
  { d: 'M1.6 39Q24 46 46.4 39L41.6 51Q24 56.6 7 51Z', f: 'a', w: 2.4 },
  { d: 'M5 44.6Q24 51 43.6 44.6', w: 2, k: '#d9a66c' },
  { d: 'M12 48.6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0ZM22 50a2 2 0 1 0 4 0a2 2 0 1 0 -4 0ZM32 48.6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z', f: 'ink' },
]

/** All hirelings by name: those with a text alone show on their card only. */
export const HIRED_LOOKS: { readonly [hireling: string]: HiredLook } = {
  'forest-patrol': { a: '#6f7d4a', b: '#e6cf9c', shapes: PATROL },
  'feline-physicians': kin('marquise', '#c79a6a', '#f0d7b0', SATCHEL),
  'last-dynasty': kin('eyrie', '#8a3f5c', '#dba3b4', CROWN),
  'bluebird-nobles': kin('eyrie', '#5f86c4', '#c3d6f0', HORN),
  'spring-uprising': { a: '#a8905e', b: '#cbb584', shapes: [FORK, ...RABBIT, SCARF] },
  'rabbit-scouts': { a: '#6f8a5c', b: '#d6c39a', shapes: [...RABBIT, HORN] },
  'the-exile': kin('vagabond', '#7d6a5a', '#cbb594', CLUB),
  'the-brigand': kin('vagabond2', '#8a5b35', '#d9b890'),
  'riverfolk-flotilla': { a: '#8a5b35', b: '#3f9c97', shapes: BOAT },
  'otter-divers': kin('riverfolk', '#4f7fa0', '#bcd8e4'),
  'warm-sun-prophets': kin('lizard', '#d9873a', '#f5d488', STAFF),
  'lizard-envoys': kin('lizard', '#7f9c4a', '#d3dfa0', HORN),
  'highway-bandits': { a: '#9a7b52', b: '#b23328', shapes: [...BANDIT, ...HAT] },
  'bandit-gangs': { a: '#b08d62', b: '#3f6f8a', shapes: BANDIT },
  'sunward-expedition': kin('duchy', '#8f8458', '#e3d6a6', SPADE),
  'mole-artisans': kin('duchy', '#7a6a80', '#d8c8dc'),
  'corvid-spies': kin('corvid', '#46646e', '#98bac2', CAPE),
  'raven-sentries': kin('corvid', '#3c3c4c', '#8f8fa8', SHIELD),
  'furious-protector': { a: '#6b4a34', b: '#c79a6a', shapes: [...BEAR, ...FURY] },
  'stoic-protector': { a: '#8a7a66', b: '#d8c6a8', shapes: [...BEAR, ...CALM] },
  'flame-bearers': kin('hundreds', '#8f6a45', '#e3bd92', TORCH),
  'rat-smugglers': kin('hundreds', '#6d6a72', '#c2bec8', SATCHEL),
  'vault-keepers': kin('keepers', '#7f7a52', '#d2caa0', KEY),
  'badger-bodyguards': kin('keepers', '#5f7a86', '#b6ccd4', SHIELD),
  'popular-band': { a: '#5f9c54', b: '#cfe0a8', shapes: [...FROG, FEATHER] },
  'street-band': { a: '#8a9c4a', b: '#e0e0a8', shapes: FROG },
}
