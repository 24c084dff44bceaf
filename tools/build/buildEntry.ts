import path from 'node:path'
import { build, type Plugin, type Rollup } from 'vite'

/** Builds this code with these steps alone, for their tests. Returns the modules that went in, and the code that came out. */
export async function buildEntry(
  entry: string,
  plugins: Plugin[],
): Promise<{ modules: string[]; code: string }> {
  const name = 'virtual:entry'
  const written = await build({
    configFile: false,
    root: path.resolve(import.meta.dirname, '../..'),
    logLevel: 'silent',
    define: { global: 'globalThis' },
    plugins: [
      {
        name: 'entry',
        resolveId: (source) => (source === name ? path.resolve(import.meta.dirname, 'entry.js') : null),
        load: (id) => (id === path.resolve(import.meta.dirname, 'entry.js') ? entry : null),
      },
      ...plugins,
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: name, preserveEntrySignatures: 'strict' },
    },
  })
  const { output } = written as Rollup.RollupOutput
  const chunks = output.filter((file) => file.type === 'chunk')
  return {
    modules: chunks.flatMap((chunk) => Object.keys(chunk.modules)),
    code: chunks.map((chunk) => chunk.code).join('\n'),
  }
}
