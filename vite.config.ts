import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { embeddedServer } from './server/node/console/vitePlugin.ts'
import {
  consoleChunk,
  contractChunk,
  firstChunk,
  loginChunk,
  wireChunk,
} from './tools/build/chunks/consoleChunk.ts'
import { directImports } from './tools/build/directImports.ts'
import { compileAtOnce } from './tools/build/chunks/compileAtOnce.ts'
import { headStart } from './tools/build/page/headStart.ts'
import { leanAxios } from './tools/build/leanAxios.ts'
import { leanControls } from './tools/build/styles/leanControls.ts'
import { leanRouter } from './tools/build/leanRouter.ts'
import { leanWysiwyg } from './tools/build/editor/leanWysiwyg.ts'
import { lightDraft } from './tools/build/editor/lightDraft.ts'
import { noChunkCycles } from './tools/build/chunks/noChunkCycles.ts'
import { noFetchAdapter } from './tools/build/noFetchAdapter.ts'
import { noIconNames } from './tools/build/noIconNames.ts'
import { plainClassNames } from './tools/build/plainClassNames.ts'
import { plainHotkeys } from './tools/build/plainHotkeys.ts'
import { prerender } from './tools/build/page/prerender.ts'
import { prerenderedList } from './tools/build/page/prerenderedList.ts'
import { prerenderedLogin } from './tools/build/page/prerenderedLogin.ts'
import { productionRouter } from './tools/build/productionRouter.ts'
import { shortClassName } from './tools/build/styles/shortClassName.ts'
import { smallIcons } from './tools/build/smallIcons.ts'

/**
 * Libraries that every screen needs, in a chunk that stays the same from one deployment to the next. With them what stands
 * in for a part of one: in a chunk of ours it would make the two need each other before either is there.
 */
const everywhere = new RegExp(
  `node_modules/(${[
    'react',
    'react-dom',
    'scheduler',
    'mobx',
    'classnames',
    'tslib',
    '@blueprintjs/icons/lib/esm/iconTypes.js',
  ].join('|')})(/|$)`,
)

// Draft and its companions ask for Node's name of the global object.
const define = { global: 'globalThis' }
// Blueprint's Sass uses @import, which Sass means to drop in its next major version.
const css = {
  modules: { generateScopedName: shortClassName },
  postcss: leanControls,
  preprocessorOptions: { scss: { quietDeps: true, silenceDeprecations: ['import' as const] } },
}
const ownCode = prerender(() => ({ plugins: [react()], define, css }))

export default defineConfig({
  plugins: [
    react(),
    embeddedServer(),
    // Leaner doubles of what libraries bring along; they behave the same.
    directImports(),
    noIconNames(),
    smallIcons(),
    productionRouter(),
    leanRouter(),
    noFetchAdapter(),
    leanAxios(),
    plainClassNames(),
    plainHotkeys(),
    lightDraft(),
    leanWysiwyg(),
    noChunkCycles(),
    compileAtOnce(),
    headStart(ownCode),
    prerenderedLogin(ownCode),
    prerenderedList(ownCode),
  ],
  define,
  css,
  // Asked for by a screen while it is used, and by one story: found only then, they would load the page anew under it.
  optimizeDeps: {
    include: ['@zxcvbn-ts/core', '@zxcvbn-ts/language-common', '@zxcvbn-ts/language-en', 'react-dom/server'],
  },
  // `.cache` holds the copy that e2e/recipe works on: what changes there is not the console.
  server: { port: 5173, strictPort: false, watch: { ignored: ['**/.cache/**'] } },
  build: {
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // What every page has by then need not be named by each part that is fetched later.
      resolveDependencies: (_, files) =>
        files.filter((file) => !/\/(?:base|first|rolldown-runtime)-[^/]*\.js$/.test(file)),
    },
    sourcemap: false,
    // Pictures stay files: they must not hold up script and style.
    assetsInlineLimit: 0,
    // The editor's chunk, which is fetched when a form with it is near.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // Class names, texts and numbers stand where they are used, rather than in the first screen's chunk.
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: everywhere },
            // What every page loads stays in one piece, however many screens share parts of it.
            { name: firstChunk() },
            // What makes the calls: the login screen works before it is there.
            { name: contractChunk() },
            { name: wireChunk() },
            { name: consoleChunk() },
            { name: loginChunk() },
            // What several of the other screens need: alone, some sixty parts would be a request and a style sheet each.
            {
              name: 'shared',
              test: /\/src\/(?!components\/richtext)|\/@blueprintjs\/icons\/lib\/esm\/generated\//,
              minShareCount: 2,
            },
            // The screens of single records, one of which comes next from every list: the page's head asks for them by one name.
            {
              name: 'records',
              test: /\/src\/pages\/.*\/(\w+EditPage|ClaimsPage|OpportunitiesPage|OpportunityUpdatePage|ApplicantsPage)\.tsx$/,
            },
          ],
        },
      },
    },
  },
})
