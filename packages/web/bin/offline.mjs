// A Vite plugin: adds sw.js, which keeps every file of the build for playing offline, and packed copies of the files.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const PACKED = /\.(?:js|css|html|json|svg|webmanifest|txt)$/

/** @returns {import('vite').Plugin} */
export function offline() {
  let folder = ''
  return {
    name: 'spinney-offline',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    closeBundle() {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name) && entry.name !== 'sw.js')
        .map((entry) => join(entry.parentPath, entry.name))
        .filter((file) => !file.includes('.vite'))
        .sort()
      const hash = createHash('sha256')
      for (const file of files) hash.update(readFileSync(file))
      const urls = files.map((file) => `/${relative(folder, file).replaceAll('\\', '/')}`)
      const kept = urls.filter((url) => !url.endsWith('.woff')).map((url) => (url === '/index.html' ? '/' : url))
      const worker = readFileSync(new URL('../offline/sw.js', import.meta.url), 'utf8')
        .replace('__VERSION__', hash.digest('hex').slice(0, 16))
        .replace("['__FILES__']", JSON.stringify(kept))
      writeFileSync(join(folder, 'sw.js'), worker)
      for (const file of [...files, join(folder, 'sw.js')]) {
        if (!PACKED.test(file)) continue
        const bytes = readFileSync(file)
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
      }
    },
  }
}
