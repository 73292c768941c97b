// npm run build
import { build } from './lib/compile.mjs'
import { setUp } from './lib/setup.mjs'

setUp()
if (!build()) process.exit(1)
