// Makes public/pictures/grounds, the still pictures under the maps, their small copies in pictures/maps, and grounds.json, which tells of what drawings.
// Run by hand after changing how maps are drawn; a test says when: npx tsx -C source packages/web/scripts/grounds.mjs
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { dataUri } from '../src/art/lib/svg.ts'
import { chromiumPath, FLAGS } from './chromium.mjs'
import { GROUNDS, THUMBS } from './grounds.list.ts'

const PUBLIC = new URL('../public/', import.meta.url)
const QUALITY = 0.55

/** Draws in the browser, which packs the picture.
 * @param {import('@playwright/test').Page} page @param {Pick<import('./grounds.list.ts').Ground, 'svg' | 'pixels'>} ground */
async function paint(page, { svg, pixels }) {
  const text = await page.evaluate(
    async ({ address, width, quality }) => {
      const image = new Image()
      image.src = address
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth)
      canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
      return canvas.toDataURL('image/webp', quality)
    },
    { address: dataUri(svg), width: pixels, quality: QUALITY },
  )
  return Buffer.from(text.slice(text.indexOf(',') + 1), 'base64')
}

const browser = await chromium.launch({ executablePath: chromiumPath(), args: FLAGS })
const page = await browser.newPage()
rmSync(new URL('pictures/grounds', PUBLIC), { recursive: true, force: true })
mkdirSync(new URL('pictures/grounds', PUBLIC))
/** @type {Record<string, string>} */
const made = {}
for (const ground of GROUNDS) {
  const bytes = await paint(page, ground)
  writeFileSync(new URL(`.${ground.address}`, PUBLIC), bytes)
  made[ground.address] = ground.hash
  console.log(ground.address, bytes.length)
}
rmSync(new URL('pictures/maps', PUBLIC), { recursive: true, force: true })
mkdirSync(new URL('pictures/maps', PUBLIC))
for (const thumb of THUMBS) {
  const bytes = await paint(page, thumb)
  writeFileSync(new URL(`.${thumb.address}`, PUBLIC), bytes)
  console.log(thumb.address, bytes.length)
}
await browser.close()
writeFileSync(new URL('grounds.json', import.meta.url), `${JSON.stringify(made, null, 2)}\n`)
