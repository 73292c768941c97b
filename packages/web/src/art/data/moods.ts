import type { RootMood, Suit } from '../types.ts'

export type TreeKind = 'oak' | 'poplar' | 'pine' | 'pineSnow' | 'birch' | 'bare' | 'peak'

/** The inks of a Root map. */
export interface Mood {
  paper: string
  meadow: string
  meadow2: string
  tick: string
  floor: string
  floor2: string
  glade: string
  gladeRim: string
  gladeHi: string
  path: string
  pathEdge: string
  pathRut: string
  water: string
  water2: string
  frame: string
  /** kind, dark ink, light ink, how often */
  trees: readonly (readonly [TreeKind, string, string, number])[]
  bushes: readonly (readonly [string, string])[]
  litter: readonly ('stump' | 'mushroom' | 'rock')[]
  seed: number
}

export const MOODS: Record<RootMood, Mood> = {
  autumn: {
    paper: '#f4ead6',
    meadow: '#e7d39c',
    meadow2: '#dcc383',
    tick: '#a5813f',
    floor: '#b39a52',
    floor2: '#9a8744',
    glade: '#f2e3b4',
    gladeRim: '#cbbd6c',
    gladeHi: '#f9f0cf',
    path: '#f4e5bf',
    pathEdge: '#7d5c34',
    pathRut: '#cfae74',
    water: '#6fa3a6',
    water2: '#a9cdc6',
    frame: '#a34a26',
    trees: [
      ['oak', '#b5532a', '#d9773c', 5],
      ['oak', '#d9962f', '#efc058', 5],
      ['oak', '#76803a', '#9ba551', 3],
      ['poplar', '#d9962f', '#f0c25c', 3],
      ['poplar', '#8f3f24', '#b9582f', 2],
      ['pine', '#55652f', '#74843f', 4],
      ['birch', '#dfa73a', '#f3d076', 3],
      ['oak', '#8f3f24', '#b9582f', 3],
    ],
    bushes: [
      ['#b5532a', '#d9773c'],
      ['#8a8f45', '#abad5e'],
      ['#d9962f', '#efc058'],
    ],
    litter: ['stump', 'mushroom', 'rock'],
    seed: 11,
  },
  winter: {
    paper: '#f1f0ec',
    meadow: '#e4e7e8',
    meadow2: '#d5dbdf',
    tick: '#93a4b1',
    floor: '#b3c0ca',
    floor2: '#9fb0bd',
    glade: '#f8f5ef',
    gladeRim: '#e3c9c8',
    gladeHi: '#ffffff',
    path: '#fdf8ef',
    pathEdge: '#71808c',
    pathRut: '#d4c9c4',
    water: '#8fb4c6',
    water2: '#c9dfe8',
    frame: '#b78488',
    trees: [
      ['pineSnow', '#5f7889', '#7f99a8', 7],
      ['pineSnow', '#4d6675', '#6b8594', 5],
      ['bare', '#000', '#000', 3],
      ['pineSnow', '#7c93a3', '#a0b4c0', 3],
    ],
    bushes: [
      ['#c6d0d6', '#eef2f3'],
      ['#b3929a', '#d8bcc0'],
    ],
    litter: ['stump', 'rock'],
    seed: 5,
  },
  lake: {
    paper: '#f1ecd6',
    meadow: '#d9d9a2',
    meadow2: '#c8cc8a',
    tick: '#7f8a45',
    floor: '#8fa25a',
    floor2: '#7b914e',
    glade: '#f0e9bd',
    gladeRim: '#bccb7c',
    gladeHi: '#faf5d6',
    path: '#f5ebc8',
    pathEdge: '#6a623a',
    pathRut: '#cdbd83',
    water: '#4f9a9b',
    water2: '#8cc6bf',
    frame: '#2f6f70',
    trees: [
      ['oak', '#5f8047', '#83a35a', 5],
      ['oak', '#8a9c45', '#b2bf62', 4],
      ['poplar', '#5b8a5f', '#84b07f', 4],
      ['pine', '#3f6653', '#5a8469', 4],
      ['birch', '#a9b457', '#cfd584', 3],
      ['oak', '#c29a3d', '#dfc06a', 1],
    ],
    bushes: [
      ['#6f8f4a', '#93b065'],
      ['#8fae7a', '#b5cf9d'],
    ],
    litter: ['stump', 'rock'],
    seed: 8,
  },
  mountain: {
    paper: '#efe8dc',
    meadow: '#d8cdbd',
    meadow2: '#c8bba9',
    tick: '#8b7a6c',
    floor: '#a59c93',
    floor2: '#928a84',
    glade: '#f0e4c8',
    gladeRim: '#c9a3bb',
    gladeHi: '#faf2df',
    path: '#f3dfb3',
    pathEdge: '#6a5444',
    pathRut: '#cda766',
    water: '#6b90a6',
    water2: '#a6c2cf',
    frame: '#5d5468',
    trees: [
      ['pine', '#4c5a4e', '#6b7a68', 6],
      ['pine', '#5c6657', '#808a72', 4],
      ['oak', '#c08a34', '#e0b25a', 2],
      ['peak', '#77706f', '#a39b97', 4],
      ['birch', '#b9892f', '#e3bb5e', 2],
    ],
    bushes: [
      ['#86628a', '#ab88ac'],
      ['#a0729a', '#c59bbd'],
      ['#c08a34', '#e0b25a'],
    ],
    litter: ['rock', 'rock', 'stump'],
    seed: 3,
  },
}

/** The rim of a glade by suit; the medallion says it again by shape. */
export const RIM: Record<Suit, string> = { fox: '#d98d6c', rabbit: '#dcc55e', mouse: '#dda878', bird: '#7fb2c6' }

/**
 * Where rivers run, by map: [clearing, x, y] is a point beside a clearing in glade radii, [x, y] a point of the
 * 1000 × 1000 canvas. Maps without an entry get their rivers from the `rivers` pairs.
 */
export const RIVER_COURSES: Record<string, readonly (readonly number[])[]> = {
  autumn: [
    [610, -70],
    [5, 1.02, -0.1],
    [10, 1.06, 0.15],
    [11, -1.04, -0.15],
    [7, -0.92, -0.55],
    [4, 0.5, 0.98],
    [-60, 950],
  ],
  winter: [
    [-70, 395],
    [10, 0.1, 0.98],
    [11, 0.1, -1.02],
    [12, -0.2, 1.04],
    [7, 0.1, 0.98],
    [1070, 640],
  ],
  mountain: [
    [1070, 120],
    [2, 0.55, 1],
    [10, 0.5, -1.04],
    [10, -0.75, -0.98],
    [10, -1.08, 0.3],
    [318, 540],
    [236, 668],
    [4, 0.15, -0.9],
    [4, 0.1, 1],
    [110, 1090],
  ],
}
