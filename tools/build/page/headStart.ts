import type { Plugin } from 'vite'
import { filesOf } from '../chunks/bundleFiles.ts'
import type { Prerender } from './prerender.ts'

/** What the page's head asks the API for. */
export interface FirstAddresses {
  /** Whom the token belongs to, and the lists by the paths that show them: addresses of the API. */
  user: string
  lists: Readonly<Record<string, string>>
  /** The first parts of lists that the host searches. */
  parts: Readonly<Record<string, string>>
  /** What the screen of a single record is drawn from, by its path without the id; `*` stands for that. */
  records: Readonly<Record<string, string>>
}

/** What the page's head asks for at once. */
export interface HeadStart extends FirstAddresses {
  /** Files of the console, its first screen included. */
  console: readonly string[]
  /** The files of the login screen. */
  login: readonly string[]
  /** The files of what makes the calls, which the login screen fetches by itself. */
  client: readonly string[]
  /** What makes the calls, beside those of the console: it comes at once where no list was asked for. */
  calls: readonly string[]
  /** What is needed beside these where the host searches the list at this path. */
  searched: readonly string[]
  /** What staff's other screens share: it is needed at all paths but those of `parts`. */
  others: readonly string[]
  /** The screens of single records: they are needed at the paths of `records`. */
  recordScreens: readonly string[]
  /** The path that stands in the address bar in place of a sign-in link. */
  hiddenLink: string
}

/**
 * The script of the head. By the paths and the key of `beginsWithLogin` (`src/app/gateDecision.ts`) it knows whether the
 * login screen or the console is drawn. It asks for the console's files while the entry is still on its way, and for those of
 * the login screen once `prerenderedLogin.ts` calls `sayFormPainted`: what has to come behind the form waits for `formPainted`.
 * It asks the API as well, as the console will (`src/api/earlyCalls.ts`): for the user, and for staff, as far as this browser
 * knows, for the list at this path or its first part, or for its record. Behind a list, what makes further calls is left to the
 * console, which fetches it when the rows stand. For another of staff's screens it asks for the code that these share, which
 * would else wait until the console has started.
 * A whole list waits for the files where it would take their bandwidth, as until they are there nothing can draw it; but
 * not at the paths of `parts`, where the page paints the first rows without them (`src/prerender/paint`).
 */
export const headScript = ({
  console,
  login,
  client,
  calls,
  searched,
  others,
  recordScreens,
  user,
  lists,
  parts,
  records,
  hiddenLink,
}: HeadStart): string =>
  [
    '(()=>{',
    'let t=null,s,q,o=false,w,n=0,c;const k=(n)=>localStorage.getItem(n);',
    'try{t=k("token");s=k("isStaff");q=k("offersQuery")==="true"}catch{}',
    `const p=location.pathname,m=${JSON.stringify(parts)}[p],v=${JSON.stringify(hiddenLink)};`,
    // A sign-in link leaves the address bar before anything is asked for; the page finds it in the history's entry, as the router keeps it.
    'if(/^\\/verify\\/[^/]+\\/confirmed\\/*$/i.test(p)&&p!==v)history.replaceState({usr:{link:p}},"",v+location.search);',
    'const get=(files)=>{for(const f of files){',
    'const l=document.createElement("link");',
    'if(f.endsWith(".css")){l.rel="preload";l.as="style"}else l.rel="modulepreload";',
    'if(w){n++;l.onload=l.onerror=()=>--n||w()}',
    'l.crossOrigin="";l.href=f;document.head.append(l)}};',
    `if(t===null&&(p==="/"||p==="/login")){window.clientFiles=${JSON.stringify(client)};`,
    // On a slow machine a file on its way takes processor time from the form.
    'window.formPainted=new Promise((r)=>window.sayFormPainted=r);',
    `window.formPainted.then(()=>get(${JSON.stringify(login)}));return}`,
    'const a=window.early=[];',
    // Over HTTP/1.1 a call of lower priority would wait until one of the scripts leaves its connection.
    'const ask=(url,after)=>{const call=()=>fetch(url,{priority:"high",headers:',
    `{Accept:"${accepted}",Authorization:"Bearer "+t}});`,
    'a.push({url,token:t,answer:(after?after.then(call):call()).catch(()=>undefined)})};',
    // What no header can carry was never a token.
    'if(t!==null&&/^[\\x21-\\x7e]+$/.test(t)){',
    `ask(${JSON.stringify(user)});const l=${JSON.stringify(lists)}[p],f=q&&m;`,
    // Of a list that the host searches nothing else is asked here than its beginning.
    'if(s==="true"&&(f?!location.search:l)){o=true;',
    `ask(f||l,!m&&navigator.connection?.downlink<${narrow}&&new Promise((r)=>w=r))}`,
    'const i=s==="true"&&p.match(/^(.+\\/)([1-9]\\d*)$/);',
    `if(c=i&&${JSON.stringify(records)}[i[1]])ask(c.replace("*",i[2]))}`,
    `get(${JSON.stringify(console)}.concat(m?q?${JSON.stringify(searched)}:[]:`,
    `s==="true"?${JSON.stringify(others)}:[],c?${JSON.stringify(recordScreens)}:[],`,
    `o?[]:${JSON.stringify(calls)}))`,
    '})()',
  ].join('')

/** Mbit/s of a connection, as far as the browser says it, below which a whole list comes behind the files. */
const narrow = 4
/** What axios says that it takes. */
const accepted = 'application/json, text/plain, */*'

/** Writes that script into the page of the build. Its hash goes into the content security policy of who serves it. */
export function headStart(prerender: () => Promise<Prerender>): Plugin {
  let base = '/'
  let env: Record<string, unknown> = {}
  return {
    name: 'head-start',
    apply: 'build',
    configResolved: (config) => void ({ base, env } = config),
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle, path }) {
        // Storybook's pages are built with the same plugins.
        if (!bundle || path !== '/index.html') return html
        const { firstAddresses, hiddenLink } = await prerender()
        const isInPage = (file: string) => html.includes(`${base}${file}`)
        /** The files of a chunk that neither the page nor these lists name already. */
        const addressesOf = (name: string, ...named: (readonly string[])[]) =>
          filesOf(name, bundle)
            .filter((file) => !isInPage(file))
            .map((file) => base + file)
            .filter((file) => !named.flat().includes(file))
        const console = addressesOf('console')
        const searched = addressesOf('SearchedProjects', console)
        const login = addressesOf('login')
        const client = addressesOf('wire')
        const calls = addressesOf('wire', console, searched)
        const others = addressesOf('shared', console)
        const recordScreens = addressesOf('records', console, others)
        const files = { console, login, client, calls, searched, others, recordScreens }
        const script = `<script>${headScript({ ...firstAddresses(env), ...files, hiddenLink })}</script>`
        return html.replace('</title>', (title) => `${title}\n    ${script}`)
      },
    },
  }
}
