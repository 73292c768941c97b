#!/usr/bin/env node
import { existsSync } from 'node:fs'

const built = new URL('../dist/main.js', import.meta.url)

if (existsSync(built)) {
  const { main, processIo } = await import(built.href)
  process.exitCode = await main(process.argv.slice(2), processIo())
} else {
  console.error('Spinney is not built yet. In the folder you cloned, run `npm start` to play, or `npm run build`.')
  process.exitCode = 2
}
