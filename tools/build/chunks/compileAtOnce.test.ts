import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { build, type Rollup } from 'vite'
import { expect, it } from 'vitest'
import { compileAtOnce } from './compileAtOnce'

const code: Record<string, string> = {
  '/entry.js': `import('/part.js').then(({ part }) => part())`,
  '/part.js': `import '/style.css'; export const part = () => document.title`,
  '/style.css': `a { color: red }`,
}

async function built(): Promise<Rollup.RollupOutput['output']> {
  const written = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      { name: 'files', resolveId: (id) => (id in code ? id : null), load: (id) => code[id] ?? null },
      compileAtOnce(),
    ],
    build: { write: false, minify: true, sourcemap: 'hidden', rolldownOptions: { input: '/entry.js' } },
  })
  return (written as Rollup.RollupOutput).output
}

it('begins each chunk with the line, also where Vite writes something before its code', async () => {
  const chunks = (await built()).filter((file) => file.type === 'chunk')
  const lines = chunks.map((chunk) => chunk.code.split('\n'))
  expect(lines.map(([first]) => first)).toEqual([
    '//# allFunctionsCalledOnLoad',
    '//# allFunctionsCalledOnLoad',
  ])
  expect(lines[0]?.[1]).toContain('const __vite__mapDeps')
})

it('leaves each piece of code where the source map of its chunk says', async () => {
  const files = await built()
  const chunk = files.find((file) => file.type === 'chunk' && file.code.includes('document.title'))
  const map = files.find(({ fileName }) => fileName === `${chunk?.fileName}.map`)
  if (chunk?.type !== 'chunk' || map?.type !== 'asset') throw new Error('The build has no such chunk')
  const lines = chunk.code.split('\n')
  const line = lines.findIndex((text) => text.includes('document.title'))
  const position = { line: line + 1, column: lines[line]!.indexOf('document.title') }
  expect(originalPositionFor(new TraceMap(String(map.source)), position)).toMatchObject({
    source: expect.stringMatching(/part\.js$/) as string,
    line: 1,
    column: code['/part.js']!.indexOf('document.title'),
  })
})
