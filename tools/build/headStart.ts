import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/** What the page's head asks for at once: files of the console, and of the screen at `/` and `/osn_main`. */
export interface HeadStart {
  console: readonly string[]
  projects: readonly string[]
}

/**
 * The script of the head. By the paths and the key of `beginsWithLogin` (`src/app/gateDecision.ts`) it knows whether the
 * console is drawn, and asks for its files while the entry is still on its way.
 */
export const headScript = ({ console, projects }: HeadStart): string =>
  [
    '(()=>{',
    'let t=null;try{t=localStorage.getItem("token")}catch{}',
    'const p=location.pathname,h=p==="/";',
    'if(t===null&&(h||p==="/login"))return;',
    `for(const f of ${JSON.stringify(console)}.concat(t!==null&&(h||p==="/osn_main")?${JSON.stringify(projects)}:[])){`,
    'const l=document.createElement("link");',
    'if(f.endsWith(".css")){l.rel="preload";l.as="style"}else l.rel="modulepreload";',
    'l.crossOrigin="";l.href=f;document.head.append(l)}',
    '})()',
  ].join('')

/** Writes that script into the page of the build. Its hash goes into the content security policy of who serves it. */
export function headStart(): Plugin {
  let base = '/'
  return {
    name: 'head-start',
    apply: 'build',
    configResolved: (config) => void (base = config.base),
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, path }) {
        // Storybook's pages are built with the same plugins.
        if (!bundle || path !== '/index.html') return html
        const isInPage = (file: string) => html.includes(`${base}${file}`)
        const urls = (chunk: Chunk) =>
          filesOf(chunk, bundle)
            .filter((file) => !isInPage(file))
            .map((file) => base + file)
        const console = urls(chunkOf(bundle, ({ name }) => name === 'console'))
        const screen = chunkOf(bundle, ({ facadeModuleId }) => facadeModuleId?.endsWith('/ProjectsPage.tsx'))
        const projects = urls(screen).filter((url) => !console.includes(url))
        const script = `<script>${headScript({ console, projects })}</script>`
        return html.replace('</title>', (title) => `${title}\n    ${script}`)
      },
    },
  }
}

function chunkOf(bundle: Bundle, isIt: (chunk: Chunk) => boolean | undefined): Chunk {
  const chunk = Object.values(bundle).find(
    (file): file is Chunk => file.type === 'chunk' && Boolean(isIt(file)),
  )
  if (!chunk)
    throw new Error(
      'A chunk that the head of the page asks for is not in the build: see tools/build/headStart.ts',
    )
  return chunk
}

/** A chunk with all that it can't start without, and their styles. */
function filesOf(chunk: Chunk, bundle: Bundle, seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return []
  seen.add(chunk.fileName)
  const styles = [...(chunk.viteMetadata?.importedCss ?? [])]
  const needed = chunk.imports.flatMap((name) => {
    const other = bundle[name]
    return other?.type === 'chunk' ? filesOf(other, bundle, seen) : []
  })
  return [...new Set([chunk.fileName, ...styles, ...needed])]
}
