import { checkContract } from '@spinney/kernel/contract'
import { root } from './src/index.ts'
const tables = [['marquise','vagabond'],['marquise','vagabond','vagabond2'],['marquise','eyrie','alliance','vagabond'],['vagabond2','eyrie','vagabond','alliance']]
try {
console.log(checkContract(root as any, { configs: tables.map((seats) => root.config({ seats })), games: 2, seed: process.argv[2] ?? 'v', sample: 12 }))
} catch (e) { console.log(String((e as any).message).slice(0, 3000), JSON.stringify((e as any).failure?.answers?.slice(-6))) }
