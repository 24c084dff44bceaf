import { build, type Plugin, type Rolldown } from 'vite'
import { filesOf } from '../chunks/bundleFiles.ts'
import type { Prerender } from './prerender.ts'

/** What the page holds of its first list. */
export interface PrerenderedList {
  /** The page of all projects, with two sample rows. */
  html: string
  /** Paths that show it. */
  paths: readonly string[]
  /** Of each entry of the sidebar, the first parts of the paths where it is the current one. */
  entries: readonly (readonly string[])[]
  /** Address of the console's style sheet. */
  style: string
  /** Address of the console's first script, which imports the others. */
  start: string
  /** The script that paints it, and then starts the console (`src/prerender/paint/script.ts`). */
  script: string
}

/** The last part of the page: the list as a template, which costs other pages nothing but its bytes, and the script. */
export const prerenderedListBody = ({
  html,
  paths,
  entries,
  style,
  start,
  script,
}: PrerenderedList): string =>
  `<template id="list" data-paths="${paths.join(' ')}" data-entries="${entries.join(' ')}" data-style="${style}" data-start="${start}">${html}</template>` +
  `<script>${script}</script>`

/** What starts the console in the page as Vite writes it: the page's last script does so in its place. */
const starting = /<script type="module" crossorigin src="([^"]*)"><\/script>/g

/** Draws the page of all projects while the page is built, for rows that come before the console's code. */
export function prerenderedList(prerender: () => Promise<Prerender>): Plugin {
  let env: Record<string, unknown> = {}
  let base = '/'
  return {
    name: 'prerendered-list',
    apply: 'build',
    configResolved: (config) => void ({ base, env } = config),
    transformIndexHtml: {
      order: 'post',
      async handler(page, { bundle, path }) {
        // Storybook's pages are built with the same plugins.
        if (!bundle || path !== '/index.html') return page
        const { prerenderList, firstAddresses, entryRoots } = await prerender()
        const style = filesOf('console', bundle).find((file) => file.endsWith('.css'))
        if (!style) throw new Error('The console has no style sheet: see tools/build/page/prerenderedList.ts')
        // Vite writes those that it imports before it.
        const start = [...page.matchAll(starting)].at(-1)?.[1]
        if (!start) throw new Error('The page starts no script: see tools/build/page/prerenderedList.ts')
        const body = prerenderedListBody({
          html: await prerenderList(env),
          start,
          paths: Object.keys(firstAddresses(env).parts),
          entries: entryRoots(),
          style: base + style,
          script: await paintScript(),
        })
        // Last, so that it is in the way of nothing else.
        return page
          .replaceAll(
            starting,
            (_, address: string) => `<link rel="modulepreload" crossorigin href="${address}">`,
          )
          .replace('</body>', () => `${body}\n  </body>`)
      },
    },
  }
}

/** The script as one piece of code, which stands in the page. */
async function paintScript(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: 'src/prerender/paint/script.ts', output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return built.output[0].code.trim()
}
