import { existsSync } from 'node:fs'
import { at, packageFolders, runNpm, runTool } from './workspace.mjs'

/** Compiles every package that has a tsconfig.json; only what changed is compiled again. */
export function compile() {
  const projects = packageFolders()
    .map((name) => `packages/${name}/tsconfig.json`)
    .filter((file) => existsSync(at(file)))
  if (projects.length > 0) return runTool('typescript/bin/tsc', ['-b', ...projects])
  console.error('There is no packages/*/tsconfig.json: nothing to compile.')
  return false
}

/** Compiles, then bundles the page if there is one. */
export function build() {
  return compile() && (!existsSync(at('packages/web/package.json')) || runNpm(['run', 'build', '-w', '@spinney/web']))
}
