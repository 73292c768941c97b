import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { UsageError } from './errors.ts'
import { fileTrouble, type Io } from './io.ts'

/** A share with its 95 % interval, as one bar. */
export interface Bar {
  readonly name: string
  readonly share: number
  readonly low: number
  readonly high: number
  readonly games: number
}

/** Bars that belong together. */
export interface Panel {
  readonly title: string
  readonly bars: readonly Bar[]
  /** The share that everybody would have if all were equal. */
  readonly par: number
}

export interface Chart {
  readonly title: string
  readonly subtitle: string
  readonly panels: readonly Panel[]
}

/** A chart as SVG. */
export async function chartSvg(chart: Chart): Promise<string> {
  // Loaded only here: most commands draw nothing and should start at once.
  const [vega, { compile }] = await Promise.all([import('vega'), import('vega-lite')])
  const { spec } = compile(specOf(chart) as Parameters<typeof compile>[0])
  return await new vega.View(vega.parse(spec), { renderer: 'none' }).toSVG()
}

/** Draws a chart into an SVG file. */
export async function writeChart(io: Io, file: string, chart: Chart): Promise<void> {
  const svg = await chartSvg(chart)
  try {
    writeFileSync(resolve(io.folder, file), svg)
  } catch (error) {
    throw new UsageError(`cannot write ${file}: ${fileTrouble(error)}`)
  }
}

const INK = '#33413a'
const BAR = '#6f9a74'
const PAR = '#b5533c'

function specOf({ title, subtitle, panels }: Chart): unknown {
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    background: 'white',
    title: { text: title, subtitle, anchor: 'start', color: INK, subtitleColor: INK },
    vconcat: panels.map(panelSpec),
    config: { font: 'sans-serif', axis: { labelColor: INK, titleColor: INK }, view: { stroke: null } },
  }
}

function panelSpec({ title, bars, par }: Panel): unknown {
  const sorted = [...bars].sort((a, b) => b.share - a.share)
  const most = Math.min(1, Math.max(par * 1.2, ...bars.map(({ high }) => high)) * 1.05)
  const y = { field: 'name', type: 'nominal', sort: null, title: null }
  const scale = { domain: [0, most] }
  const x = (field: string, axis: unknown = {}) => ({ field, type: 'quantitative', scale, axis })
  return {
    title: { text: title, anchor: 'start', color: INK, fontSize: 12 },
    width: 520,
    data: { values: sorted },
    layer: [
      {
        mark: { type: 'bar', color: BAR, height: 12 },
        encoding: { y, x: x('share', { format: '.0%', title: 'wins' }) },
      },
      { mark: { type: 'rule', color: INK, strokeWidth: 1.5 }, encoding: { y, x: x('low'), x2: { field: 'high' } } },
      {
        mark: { type: 'rule', color: PAR, strokeDash: [4, 3] },
        encoding: { x: { datum: par, type: 'quantitative', scale } },
      },
    ],
  }
}
