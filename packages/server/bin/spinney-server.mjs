#!/usr/bin/env node
// Runs the server; docs/hosting.md says how it is set up.
import { main } from '../dist/main.js'

await main(process.env, process.argv.slice(2))
