import type { Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { filesOf } from './bundleFiles'

const chunk = (name: string, imports: string[], styles: string[]) => ({
  type: 'chunk',
  name,
  fileName: `${name}.js`,
  imports,
  viteMetadata: { importedCss: new Set(styles) },
})

const bundle = Object.fromEntries(
  [
    chunk('console', ['first.js', 'base.js'], ['console.css']),
    chunk('first', ['base.js'], ['first.css']),
    chunk('base', [], []),
    chunk('settings', ['console.js'], ['settings.css']),
  ].map((file) => [file.fileName, file]),
) as unknown as Rolldown.OutputBundle

it('names a chunk, what it cannot start without, and their styles, each once and styles first', () => {
  expect(filesOf('console', bundle)).toEqual([
    'console.css',
    'first.css',
    'console.js',
    'first.js',
    'base.js',
  ])
})

it('says which chunk the build lacks', () => {
  expect(() => filesOf('tags', bundle)).toThrow('The page asks for the chunk tags, which is not in the build')
})
