import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const source = path.resolve(import.meta.dirname, '../../src')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => ({ name, text: readFileSync(path.join(source, name), 'utf8') }))

/** Blueprint's parts whose rules stand in a sheet of their own, as no first screen has them. */
const parts = [
  {
    what: 'a checkbox or a radio button',
    names: 'Checkbox|Radio|RadioGroup|Switch|ControlCard',
    sheet: 'choices.scss',
    atLeast: 6,
  },
  { what: 'a native select', names: 'HTMLSelect', sheet: 'select.css', atLeast: 4 },
  { what: 'a progress bar', names: 'ProgressBar', sheet: 'progress.scss', atLeast: 3 },
  { what: 'a callout', names: 'Callout', sheet: 'feedback.scss', atLeast: 4 },
  { what: 'a dialog', names: 'Dialog', sheet: 'dialog.scss', atLeast: 5 },
]

it.each(parts)('What draws $what brings its styles along', ({ names, sheet, atLeast }) => {
  const drawing = files.filter(({ text }) =>
    new RegExp(`import \\{[^}]*\\b(?:${names})\\b[^}]*\\} from '@blueprintjs/core'`).test(text),
  )
  expect(drawing.length).toBeGreaterThanOrEqual(atLeast)
  expect(drawing.filter(({ text }) => !text.includes(`styles/${sheet}'`)).map(({ name }) => name)).toEqual([])
})
