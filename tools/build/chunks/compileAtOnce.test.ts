import { build, type Rollup } from 'vite'
import { expect, it } from 'vitest'
import { compileAtOnce } from './compileAtOnce'

it('begins each chunk with the line, also where Vite writes something before its code', async () => {
  const code: Record<string, string> = {
    '/entry.js': `import('/part.js').then(({ part }) => part())`,
    '/part.js': `import '/style.css'; export const part = () => document.title`,
    '/style.css': `a { color: red }`,
  }
  const written = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      { name: 'files', resolveId: (id) => (id in code ? id : null), load: (id) => code[id] ?? null },
      compileAtOnce(),
    ],
    build: { write: false, minify: true, rolldownOptions: { input: '/entry.js' } },
  })
  const chunks = (written as Rollup.RollupOutput).output.filter((file) => file.type === 'chunk')
  const lines = chunks.map((chunk) => chunk.code.split('\n'))
  expect(lines.map(([first]) => first)).toEqual([
    '//# allFunctionsCalledOnLoad',
    '//# allFunctionsCalledOnLoad',
  ])
  expect(lines[0]?.[1]).toContain('const __vite__mapDeps')
})
