import { memo } from 'react'
import { rng } from '../lib/rng.ts'
import { dataUri } from '../lib/svg.ts'
import { tree } from '../root/trees.ts'

const r = rng(5)
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-26 -39 52 43" width="260" height="215"><g transform="translate(-12 0) scale(.86)">${tree('oak', r, ['#b5532a', '#e08a4a'])}</g><g transform="translate(13 0) scale(.8)">${tree('oak', r, ['#76803a', '#a9b35c'])}</g><g transform="translate(0 3)">${tree('pine', r, ['#d9962f', '#f3c65f'])}</g></svg>`
const SRC = dataUri(SVG)

/** Three trees: a spinney. */
export const Logo = memo(function Logo({ height = 36, alt = '' }: { height?: number; alt?: string }) {
  return <img className="art-logo" src={SRC} alt={alt} height={height} width={(height * 52) / 43} draggable={false} />
})
