import { readdir, readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { describe, expect, it } from 'vitest'
import { buildEntry } from './buildEntry'
import { directImports } from './directImports'
import { leanAxios } from './leanAxios'
import { leanRouter } from './leanRouter'
import { leanWysiwyg } from './editor/leanWysiwyg'
import { lightDraft } from './editor/lightDraft'
import { noFetchAdapter } from './noFetchAdapter'
import { noIconNames } from './noIconNames'
import { plainClassNames } from './plainClassNames'
import { plainHotkeys } from './plainHotkeys'
import { productionRouter } from './productionRouter'
import { drawnLarge, smallIcons } from './smallIcons'

interface Row {
  step: () => Plugin
  /** Code that needs all that the step replaces. */
  entry: string
  /** Each thing it replaces, as its sentence names it. */
  targets: string[]
  /** Modules that must have gone in. */
  has: RegExp[]
  /** Modules that must not. */
  lacks: RegExp[]
}

const rows: Record<string, Row> = {
  'no-icon-names': {
    step: noIconNames,
    entry: `export { Icons, SVGIconContainer } from '../../node_modules/@blueprintjs/icons/lib/esm/index.js'`,
    targets: ['the loader of icons by name of @blueprintjs/icons'],
    has: [/standIns\/iconLoader/, /svgIconContainer/],
    lacks: [/generated\/16px\/blueprint-icons-16/, /paths-loaders|icons\/.*\/paths\.js/, /iconNames/],
  },
  'direct-imports': {
    step: directImports,
    entry:
      `export { Callout } from '../../node_modules/@blueprintjs/core/lib/esm/components/callout/callout.js';` +
      `export { LoadingButton } from '../../src/components/feedback/LoadingButton.tsx'`,
    targets: [
      'the imports of @blueprintjs/core by its index',
      'the imports of @blueprintjs/icons by its index',
    ],
    has: [/components\/callout\/callout\.js/, /generated\/components\/warning-sign\.js/],
    lacks: [],
  },
  'small-icons': {
    step: smallIcons,
    entry: `export { ExportIcon, MediaIcon } from '@blueprintjs/icons'`,
    targets: ['the drawings for 20 px in the icons of @blueprintjs/icons'],
    has: [/standIns\/smallIcon/, /components\/export\.js/, /components\/media\.js/],
    lacks: [],
  },
  'production-router': {
    step: productionRouter,
    entry: `export * from 'react-router-dom'`,
    targets: ['react-router', 'react-router/dom'],
    has: [/react-router\/dist\/production/],
    lacks: [/react-router\/dist\/development/],
  },
  'lean-router': {
    step: leanRouter,
    entry: `export { Link } from '../../node_modules/react-router/dist/production/index.mjs'`,
    targets: [
      'the names for developers of react-router',
      'the components of react-router that nothing draws',
      'usePrefetchBehavior of react-router',
      'PrefetchPageLinks of react-router',
      'useIsRSCRouterContext of react-router',
      'RSCErrorHandler of react-router',
    ],
    has: [/react-router\/dist\/production/],
    lacks: [],
  },
  'plain-class-names': {
    step: plainClassNames,
    entry: `export { ACTIVE } from '@blueprintjs/core/lib/esm/common/classes.js'`,
    targets: ['the prefix of the class names of @blueprintjs/core'],
    has: [/common\/classes\.js/],
    lacks: [],
  },
  'plain-hotkeys': {
    step: plainHotkeys,
    entry:
      `export { useHotkeys } from '@blueprintjs/core/lib/esm/hooks/hotkeys/useHotkeys.js';` +
      `export { HotkeysProvider } from '@blueprintjs/core/lib/esm/context/hotkeys/hotkeysProvider.js'`,
    targets: [
      'the sentences of the hotkeys of @blueprintjs/core',
      'the question of the hotkeys of @blueprintjs/core whether somebody types',
      'the dialog of the hotkeys of @blueprintjs/core',
    ],
    has: [/standIns\/hotkeyParts/, /hotkeyParser/],
    lacks: [/hotkeysDialog\.js/],
  },
  'no-fetch-adapter': {
    step: noFetchAdapter,
    entry: `import axios from 'axios'; export default axios`,
    targets: ['the fetch adapter of axios'],
    has: [/standIns\/fetchAdapter/],
    lacks: [/axios\/lib\/adapters\/fetch/],
  },
  'lean-axios': {
    step: leanAxios,
    entry: `import axios from 'axios'; export default axios`,
    targets: [
      'the list of status codes of axios',
      'what turns forms into JSON in axios',
      'what turns objects into forms in axios',
      'what turns objects into encoded forms in axios',
      'the query parameters of axios',
      'the old way to cancel calls of axios',
    ],
    has: [/standIns\/axiosPart/, /axios\/lib\/core\/Axios\.js/],
    lacks: [/HttpStatusCode|formDataToJSON|toFormData|toURLEncodedForm|AxiosURLSearchParams|CancelToken/],
  },
  'light-draft': {
    step: lightDraft,
    entry: `export { Editor } from 'react-draft-wysiwyg'; export { EditorState } from 'draft-js'`,
    targets: ['ua-parser-js', 'the setImmediate of fbjs', 'the pictures of react-draft-wysiwyg'],
    has: [/react-draft-wysiwyg/],
    lacks: [],
  },
  'lean-wysiwyg': {
    step: leanWysiwyg,
    entry: `export { Editor } from 'react-draft-wysiwyg'`,
    targets: [
      'the toolbar of react-draft-wysiwyg',
      'the translations of react-draft-wysiwyg',
      'the emojis of react-draft-wysiwyg',
      'what only these need in react-draft-wysiwyg',
      'the modules that nothing loads in react-draft-wysiwyg',
    ],
    has: [/react-draft-wysiwyg/],
    lacks: [],
  },
}

describe.each(Object.entries(rows))('the build step %s', (name, { step, entry, targets, has, lacks }) => {
  it('fails a build in which it replaces nothing, by a sentence that names it', async () => {
    const sentence = `The build step “${name}” has replaced nothing of ${targets.join(' and ')}`
    await expect(buildEntry('export default 1', [step()])).rejects.toThrow(sentence)
  })

  it('replaces what it is for', { timeout: 60_000 }, async () => {
    const { modules } = await buildEntry(entry, [step()])
    for (const wanted of has) expect(modules).toContainEqual(expect.stringMatching(wanted))
    for (const unwanted of lacks) expect(modules).not.toContainEqual(expect.stringMatching(unwanted))
  })

  it('leaves the failure of a build alone that fails by itself', async () => {
    await expect(buildEntry(`import './there-is-no-such-file.js'`, [step()])).rejects.toThrow(
      'there-is-no-such-file',
    )
  })
})

describe('what a build step replaces', () => {
  it('is counted one by one: a single one that is gone fails the build', async () => {
    const entry = `export { EditorState } from 'draft-js'`
    await expect(buildEntry(entry, [lightDraft()])).rejects.toThrow(
      'has replaced nothing of the pictures of react-draft-wysiwyg',
    )
  })

  it('has to lie there as the step knows it: other code without pictures counts as nothing', async () => {
    const step = lightDraft()
    const bare: Plugin = {
      name: 'without-pictures',
      enforce: 'pre',
      load: (id) => (/react-draft-wysiwyg\/dist\/.*\.js$/.test(id) ? 'export const Editor = 1' : null),
    }
    const entry = rows['light-draft']?.entry ?? ''
    await expect(buildEntry(entry, [bare, step])).rejects.toThrow('the pictures of react-draft-wysiwyg')
  })

  it('is left in place in Storybook’s builds where stories need it', async () => {
    const entry = `import axios from 'axios'; export default axios`
    const { modules } = await buildEntry(entry, [{ name: 'storybook:any' }, noFetchAdapter()])
    expect(modules).toContainEqual(expect.stringMatching(/axios\/lib\/adapters\/fetch/))
  })

  it('leaves only those class names that are used', async () => {
    const { code } = await buildEntry(rows['plain-class-names']?.entry ?? '', [plainClassNames()])
    expect(code).toContain('-active')
    expect(code).not.toContain('-disabled')
    expect(code).not.toContain('BLUEPRINT_NAMESPACE')
  })

  it('asks no index of Blueprint for what is imported of it', { timeout: 60_000 }, async () => {
    const { modules } = await buildEntry(rows['direct-imports']?.entry ?? '', [directImports()])
    expect(modules).toContainEqual(expect.stringMatching(/components\/button\/buttons\.js/))
    const index = /@blueprintjs\/(core|icons)\/lib\/esm\/(generated\/)?(components\/)?index\.js/
    expect(modules.filter((id) => index.test(id))).toEqual([])
  })

  it('leaves nothing of forms, prefetching and components of servers in the links of react-router', async () => {
    const { code } = await buildEntry(rows['lean-router']?.entry ?? '', [leanRouter()])
    expect(code).toContain('shouldProcessLinkClick')
    expect(code).not.toMatch(/NavLink|FormSubmissionInfo|PrefetchPageLinksImpl|left_out/)
  })

  it(
    'leaves the drawing for 16 px of an icon, and both of one that is shown larger',
    { timeout: 60_000 },
    async () => {
      const pathsIn = async (icon: string) =>
        (await buildEntry(`export { ${icon} } from '@blueprintjs/icons'`, [smallIcons()])).code.match(
          /["'`]m[\d.][^"'`]*["'`]/gi,
        )
      expect(await pathsIn('CrossIcon')).toHaveLength(1)
      const code = { document: 'DocumentIcon', media: 'MediaIcon', menu: 'MenuIcon' }
      expect(Object.keys(code)).toEqual(drawnLarge)
      for (const icon of Object.values(code)) expect((await pathsIn(icon))?.length).toBeGreaterThan(1)
    },
  )

  it('leaves both drawings of each icon that the console shows at 20 px or more', async () => {
    const files = (await readdir('src', { recursive: true })).filter((file) => file.endsWith('.tsx'))
    const sources = await Promise.all(files.map((file) => readFile(`src/${file}`, 'utf8')))
    const large = sources.flatMap((source) =>
      [...source.matchAll(/<(\w+)Icon\b[^>]*\bsize=\{(\d+)\}/g)].flatMap(([, name, size]) =>
        name && Number(size) >= 20 ? [name.toLowerCase()] : [],
      ),
    )
    expect([...new Set(large)].sort()).toEqual(drawnLarge)
  })

  it('leaves the surface of the editor alone, and nothing of its own toolbar', async () => {
    const { code } = await buildEntry(rows['lean-wysiwyg']?.entry ?? '', [leanWysiwyg()])
    expect(code).toContain('rdw-editor-main')
    expect(code).toContain('handlePastedText')
    expect(code).not.toMatch(/rdw-(?:dropdown|emoji|colorpicker|history|fontsize|embedded)-/)
    expect(code).not.toMatch(/Hinzufügen|src_pseudo_letter/)
  })

  it('has no picture of the editor’s own toolbar left in it', async () => {
    const { code } = await buildEntry(rows['light-draft']?.entry ?? '', [lightDraft()])
    expect(code).not.toContain('data:image')
    expect(code).toContain('setTimeout(callback, 0)')
    expect(code).toContain('Gecko')
  })
})

it('The text of a file that Storybook shows stays as it is written', () => {
  const { transform } = directImports()
  const change = transform as (code: string, id: string) => unknown
  const code = "import { Button } from '@blueprintjs/core'"
  expect(change(code, '/console/src/pages/APage.tsx')).not.toBeNull()
  expect(change(code, '/console/src/pages/APage.tsx?raw')).toBeNull()
})
