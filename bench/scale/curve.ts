import type { Scale } from '../scale'

const [width, height, left, bottom, top, right] = [640, 300, 56, 40, 24, 120]

const lines = [
  { figure: 'firstRow', label: 'first row', light: '#4f56c7', dark: '#8f96ff' },
  { figure: 'key', label: 'key to rows', light: '#0f766e', dark: '#2dd4bf' },
  { figure: 'jump', label: 'jump to rows', light: '#b45309', dark: '#f59e0b' },
] as const

/** Drawn on the page that the picture stands in, light or dark. */
const style = [
  'text{font:12px system-ui,sans-serif;fill:#666}',
  ...lines.map(({ figure, light }) => `.${figure}{stroke:${light}}text.${figure}{fill:${light};stroke:none}`),
  '@media(prefers-color-scheme:dark){text{fill:#aaa}',
  ...lines.map(({ figure, dark }) => `.${figure}{stroke:${dark}}text.${figure}{fill:${dark};stroke:none}`),
  '}',
].join('')

const ticks = [30, 100, 300, 1000, 3000]

/** The milliseconds of these sizes as a picture: both scales are logarithmic. */
export function curveOf(measured: readonly Scale[]): string {
  const sizes = measured.map(({ projects }) => projects)
  const x = placeOf(Math.min(...sizes), Math.max(...sizes), left, width - right)
  const y = placeOf(Math.min(...ticks), Math.max(...ticks), height - bottom, top)
  const text = (at: [number, number], words: string, more = '') =>
    `<text x="${at[0].toFixed(1)}" y="${at[1].toFixed(1)}" ${more}>${words}</text>`
  const grid = ticks.flatMap((tick) => [
    `<line x1="${left}" x2="${width - right}" y1="${y(tick).toFixed(1)}" y2="${y(tick).toFixed(1)}" stroke="#888" stroke-opacity=".3"/>`,
    text([left - 8, y(tick) + 4], tick.toLocaleString('en'), 'text-anchor="end"'),
  ])
  const below = sizes.map((size) =>
    text([x(size), height - bottom + 20], size.toLocaleString('en'), 'text-anchor="middle"'),
  )
  const curves = lines.flatMap(({ figure, label }) => {
    const points = measured.map((one) => `${x(one.projects).toFixed(1)},${y(one[figure]).toFixed(1)}`)
    const last = measured.at(-1)
    return [
      `<polyline points="${points.join(' ')}" fill="none" class="${figure}" stroke-width="2"/>`,
      last ? text([width - right + 8, y(last[figure]) + 4], label, `class="${figure}"`) : '',
    ]
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="Milliseconds by number of projects">`,
    `<style>${style}</style>`,
    text([left, 14], 'ms'),
    text([width - right, height - 4], 'projects', 'text-anchor="end"'),
    ...grid,
    ...below,
    ...curves,
    '</svg>',
    '',
  ].join('\n')
}

/** A logarithmic scale from `least` to `most`, drawn from `from` to `to`. */
function placeOf(least: number, most: number, from: number, to: number): (value: number) => number {
  const span = Math.log(most / least) || 1
  return (value) => from + (Math.log(Math.max(1, value) / least) / span) * (to - from)
}
