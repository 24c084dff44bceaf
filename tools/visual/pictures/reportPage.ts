import type { Comparison } from '../compareSets'
import { readFileName } from '../pictureName'
import type { Pictures } from '../compareSets'
import { reportStyle } from './reportStyle'

/** What a report is written from. */
export interface Review {
  comparison: Comparison
  before: Pictures
  latest: Pictures
  /** Stories that could not be drawn, or whose play failed. */
  failures: readonly { story: string; complaint: string }[]
  /** Sentences on the run itself, shown first. */
  remarks: readonly string[]
}

/** So many pictures stand in the page itself; what comes after them is shown by name, so that the page can be opened. */
const most = 600

/** Writes the page that shows what differs: one HTML file with its pictures inside. */
export function reportPage({ comparison, before, latest, failures, remarks }: Review): string {
  const { same, changed, added, removed, renamed } = comparison
  const budget = { left: most }
  const show = (title: string, picture: Buffer | undefined) => shown(title, picture, budget)
  const sections = [
    section(
      'Changed',
      changed.map(({ name, difference }) => {
        const size = difference.isOtherSize ? ', another size' : ''
        const pictures = [
          show('Before', before.get(name)),
          show('Now', latest.get(name)),
          show('Difference', difference.picture),
        ]
        return figure(name, `${difference.pixels.toLocaleString('en')} pixels differ${size}`, pictures)
      }),
    ),
    section(
      'New',
      added.map((name) => figure(name, 'a new story', [show('Now', latest.get(name))])),
    ),
    section(
      'Gone',
      removed.map((name) => figure(name, 'its story is gone', [show('Before', before.get(name))])),
    ),
    section(
      'Renamed',
      renamed.map(({ from, to }) => figure(to, `was ${titleOf(from)}`, [])),
    ),
    section(
      'Not drawn',
      failures.map(({ story, complaint }) => figure(story, '', [`<pre>${escaped(complaint)}</pre>`])),
    ),
  ]
  const counts = `${changed.length} changed, ${added.length} new, ${removed.length} gone, ${renamed.length} renamed, ${failures.length} not drawn, ${same.length} the same`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Visual review: ${counts}</title>
<style>${reportStyle}</style>
</head>
<body>
<main>
<h1>Visual review</h1>
<p>${counts}. A commit that means to change looks says so in its message: <code>Looks: what was meant</code>.</p>
${remarks.map((remark) => `<p>${escaped(remark)}</p>`).join('\n')}
${sections.join('\n')}
</main>
</body>
</html>
`
}

const section = (title: string, figures: readonly string[]): string =>
  figures.length === 0
    ? ''
    : `<section>\n<h2>${title} (${figures.length})</h2>\n${figures.join('\n')}\n</section>`

const figure = (name: string, remark: string, parts: readonly string[]): string =>
  `<article>\n<h3>${escaped(titleOf(name))}</h3>\n<p>${escaped(remark)}</p>\n<div class="pictures">${parts.join('')}</div>\n</article>`

function shown(title: string, picture: Buffer | undefined, budget: { left: number }): string {
  if (!picture) return ''
  budget.left -= 1
  const image =
    budget.left < 0
      ? '<p>Too many pictures for one page: run it again for fewer stories.</p>'
      : `<img alt="" loading="lazy" src="data:image/png;base64,${picture.toString('base64')}">`
  return `<figure><figcaption>${title}</figcaption>${image}</figure>`
}

/** `components-badge--default, 1280 px, dark` for a picture; the name itself for a story. */
function titleOf(name: string): string {
  const picture = readFileName(name)
  return picture ? `${picture.story}, ${picture.width} px, ${picture.theme}` : name
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`)
