import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type UserConfig } from 'vite'
import type { FirstAddresses } from './headStart.ts'

/** What the build of the page asks of the console's own code: the exports of `src/prerender/prerender.tsx`. `env` are the `VITE_*` settings. */
export interface Prerender {
  /** The login screen as HTML. */
  prerenderLogin: (env: Record<string, unknown>) => string
  /** The page of all projects as HTML, with two sample rows. */
  prerenderList: (env: Record<string, unknown>) => Promise<string>
  /** Addresses of the API: whom a token belongs to, and the list or the record by the path that shows it. */
  firstAddresses: (env: Record<string, unknown>) => FirstAddresses
  /** Of each entry of the sidebar, in its order, the first parts of the paths where it is the current one. */
  entryRoots: () => readonly (readonly string[])[]
  /** The path that stands in the address bar in place of a sign-in link. */
  hiddenLink: string
}

/** Builds `src/prerender/prerender.tsx` once, when it is first asked for; `config` are those settings of the build that change what is drawn. */
export function prerender(config: () => UserConfig): () => Promise<Prerender> {
  let built: Promise<Prerender> | undefined
  return () => (built ??= load(config()))
}

async function load(config: UserConfig): Promise<Prerender> {
  const folder = await mkdtemp(path.join(tmpdir(), 'prerender-'))
  try {
    await buildInto(folder, config)
    return (await import(pathToFileURL(path.join(folder, 'prerender.mjs')).href)) as Prerender
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function buildInto(outDir: string, config: UserConfig): Promise<void> {
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: 'src/prerender/prerender.tsx',
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      chunkSizeWarningLimit: 10_000,
      minify: false,
      assetsInlineLimit: 0,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: '[name].mjs' } },
    },
  })
}
