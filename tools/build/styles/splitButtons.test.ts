import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { preprocessCSS, resolveConfig } from 'vite'
import { expect, it } from 'vitest'
import { splitButtons } from './splitButtons'

const root = path.resolve(import.meta.dirname, '../../..')

/** The rules of a style sheet of the console, or of this text in its place. */
async function styleOf(name: string, text?: string): Promise<string> {
  const css = {
    postcss: { plugins: [splitButtons()] },
    preprocessorOptions: { scss: { quietDeps: true, silenceDeprecations: ['import' as const] } },
  }
  const config = await resolveConfig({ root, configFile: false, logLevel: 'silent', css }, 'build')
  const file = path.join(root, 'src/styles', name)
  return (await preprocessCSS(text ?? (await readFile(file, 'utf8')), file, config)).code
}

/** The selectors of all rules, without what an element must not be. */
const selectorsOf = (style: string) =>
  [...style.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
    .flatMap(([, list = '']) => list.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '').split(','))
    .map((one) => one.trim())

it('leaves buttons that no first screen shows out of the first styles', { timeout: 60_000 }, async () => {
  const selectors = selectorsOf(await styleOf('base.scss'))
  const buttons = selectors.filter((one) => one.includes('.bp6-button'))
  expect(buttons.filter((one) => /outlined/.test(one))).toEqual([])
  for (const wanted of ['minimal', 'intent-success', 'intent-primary', 'intent-danger', 'small', 'disabled'])
    expect(buttons).toContainEqual(expect.stringContaining(`.bp6-${wanted}`))
})

it('leaves these alone to the styles that come later', { timeout: 60_000 }, async () => {
  const selectors = selectorsOf(await styleOf('outlinedButtons.scss')).filter((one) => one.startsWith('.'))
  expect(selectors.filter((one) => !/\.bp6-outlined/.test(one))).toEqual([])
  for (const wanted of ['outlined', 'intent-danger'])
    expect(selectors).toContainEqual(expect.stringContaining(`.bp6-${wanted}`))
})

it('leaves rules alone that exclude such buttons', async () => {
  const excluding = '.bp6-button:not(.bp6-outlined, [class*="bp6-intent-"]) { color: red }'
  const style = `${excluding} .bp6-button.bp6-outlined, .bp6-button.bp6-outlined:hover { color: red }`
  expect(selectorsOf(await styleOf('base.scss', style))).toEqual(['.bp6-button'])
})

it('fails a build whose styles have no such rule, by a sentence that names it', async () => {
  await expect(styleOf('base.scss', '.button { color: red }')).rejects.toThrow(
    'The build step “split-buttons” has replaced nothing of',
  )
})

it('changes no other styles', async () => {
  expect(await styleOf('dialog.scss', '.bp6-button.bp6-outlined { color: red }')).toContain('bp6-outlined')
})
