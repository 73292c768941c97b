export type Terrain = 'farmland' | 'forest' | 'hill' | 'swamp' | 'mountain' | 'sea' | 'lake'
export type RegionSymbol = 'mine' | 'magic' | 'cavern'

/** Four inks a terrain. */
export const TERRAINS: Record<Terrain, { base: string; dark: string; light: string; edge: string }> = {
  farmland: { base: '#ecc050', dark: '#a8741a', light: '#f9df92', edge: '#d79c2b' },
  forest: { base: '#6ea75c', dark: '#24502e', light: '#a3cd80', edge: '#4a8546' },
  hill: { base: '#c3cc69', dark: '#6f7a26', light: '#e3e7a1', edge: '#a3af45' },
  swamp: { base: '#ae91ad', dark: '#503b5d', light: '#d3bfd0', edge: '#8b6c8d' },
  mountain: { base: '#bdb2a6', dark: '#5f564f', light: '#e2dacd', edge: '#998c80' },
  sea: { base: '#6aabc9', dark: '#235f86', light: '#b7dbe4', edge: '#4088ac' },
  lake: { base: '#8fcfcb', dark: '#23777c', light: '#cfece6', edge: '#5fb0af' },
}
