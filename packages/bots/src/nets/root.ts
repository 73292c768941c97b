import type { NetworkFile } from '../net/network.ts'

export const ROOT_NETWORK: NetworkFile = { inputs: [], layers: [], probes: [] }
