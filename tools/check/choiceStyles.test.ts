import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const source = path.resolve(import.meta.dirname, '../../src')

/** Blueprint's parts whose rules stand in a sheet of their own, as no first screen has them. */
const choice =
  /import \{[^}]*\b(?:Checkbox|Radio|RadioGroup|Switch|ControlCard)\b[^}]*\} from '@blueprintjs\/core'/

it('What draws a checkbox or a radio button brings their styles along', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tsx'),
  )
  const drawing = files
    .map((name) => ({ name, text: readFileSync(path.join(source, name), 'utf8') }))
    .filter(({ text }) => choice.test(text))
  expect(drawing.length).toBeGreaterThan(5)
  expect(
    drawing.filter(({ text }) => !text.includes("styles/choices.scss'")).map(({ name }) => name),
  ).toEqual([])
})
