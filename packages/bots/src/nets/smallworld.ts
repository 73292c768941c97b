import type { NetworkFile } from '../net/network.ts'

export const SMALLWORLD_NETWORK: NetworkFile = { inputs: [], layers: [], probes: [] }
