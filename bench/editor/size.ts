import { gzipSync } from 'node:zlib'
import path from 'node:path'
import { build, type Rollup } from 'vite'

import budgets from '../budgets.json' with { type: 'json' }
import { leanWysiwyg } from '../../tools/build/editor/leanWysiwyg'
import { lightDraft } from '../../tools/build/editor/lightDraft'

/** The most for the lazy chunk, in bytes gzip. */
const most = budgets.editor.script

/** `npx tsx bench/editor/size.ts`: gzip size of what the editor brings beside React and Blueprint, which pages have already. */
async function measure(): Promise<number> {
  const outputs = await build({
    configFile: false,
    plugins: [lightDraft(), leanWysiwyg()],
    root: path.resolve(import.meta.dirname, '../..'),
    logLevel: 'error',
    define: { global: 'globalThis', 'process.env.NODE_ENV': '"production"' },
    css: { preprocessorOptions: { scss: { quietDeps: true, silenceDeprecations: ['import'] } } },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      rolldownOptions: {
        input: 'src/components/richtext/RichTextEditor.tsx',
        preserveEntrySignatures: 'strict',
        external: /^(?:react|react-dom|scheduler|@blueprintjs\/.*)(?:\/|$)/,
      },
    },
  })
  const output = outputs as Rollup.RollupOutput
  const chunks = output.output.filter((file): file is Rollup.OutputChunk => file.type === 'chunk')
  const bytes = chunks.reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0)
  const modules = chunks.flatMap((chunk) => Object.keys(chunk.modules))
  const immutables = new Set(modules.flatMap((name) => /^.*node_modules\/immutable\//.exec(name)?.[0] ?? []))
  console.log(`${(bytes / 1000).toFixed(1)} kB gzip (most ${most / 1000}), ${immutables.size} immutable`)
  return bytes <= most && immutables.size === 1 ? 0 : 1
}

process.exitCode = await measure()
