import type { RouteObject } from 'react-router-dom'
import { AccessGate } from '../../src/app/AccessGate'
import { gateDecision } from '../../src/app/gateDecision'
import { routes } from '../../src/app/routes'
import { roles } from '../../src/contract/access/roles'
import { records } from '../../src/contract/records'
import { recordNames } from '../../src/contract/records/plurals'
import { patterns } from '../../src/paths'
import { closureOf, filesBelow, importsOf, textOf } from './sourceFiles'

/**
 * One story that must exist: a state of a screen or of a form; a component at all (`any`), or with a property that changes
 * its look.
 */
export interface Cell {
  of: 'route' | 'form' | 'component'
  name: string
  state: string
  /** Files of components whose stories may show it; a screen's also by its name, where a file has several. */
  files: string[]
  component?: string
}

const inPages = (file: string) => file.startsWith('src/pages/')
const tables = [
  'src/components/table/DataTable.tsx',
  'src/components/table/TreeTable.tsx',
  'src/components/table/long/LongTable.tsx',
]
const resource = ['src/components/feedback/ResourceView.tsx', 'src/hooks/useResource.ts']
const formStates = ['Invalid', 'Saving', 'Saved', 'SaveFailed']

/** Every cell that a story must cover, derived from the routes, the gate's rule and the files of pages and components. */
export function requiredCells(): Cell[] {
  return [...routeCells(), ...formCells(), ...componentCells()]
}

/** Paths of the router's table, and whether they stand behind the access gate. */
function rows(list: readonly RouteObject[] = routes, isGated = false): { path: string; isGated: boolean }[] {
  return list.flatMap((route) => {
    const gated = isGated || isGate(route.element)
    const own = route.path === undefined ? [] : [{ path: route.path, isGated: gated }]
    return [...own, ...rows(route.children ?? [], gated)]
  })
}

const isGate = (element: unknown): boolean =>
  typeof element === 'object' && element !== null && 'type' in element && element.type === AccessGate

/** Which component a row draws, as routes.tsx and recordScreens.tsx say: `articles` or '*' -> file and name. */
function screens(): Map<string, { file: string; component: string }> {
  const text = textOf('src/app/routes.tsx')
  const imported = String.raw`import\('\.\./([^']+)'\)(?:\.then\(\(m\) => m\.(\w+)\))?`
  const shared = new Map<string, RegExpMatchArray>()
  for (const match of text.matchAll(new RegExp(String.raw`const (\w+) = \(\) =>\s*${imported}`, 'g')))
    shared.set(match[1] ?? '', match)
  const found = new Map<string, { file: string; component: string }>()
  const row = String.raw`(?:screen|inside)\((?:patterns\.(\w+)|'(\*)'),\s*`
  for (const [, key, rest, file, name] of text.matchAll(
    new RegExp(String.raw`${row}\(\) =>\s*${imported}`, 'g'),
  ))
    found.set(key ?? rest ?? '', { file: `src/${file}.tsx`, component: name ?? '' })
  for (const [, key, , alias, name] of text.matchAll(
    new RegExp(String.raw`${row}(?:\(\) => )?(\w+)(?:\(\)\.then\(\(m\) => m\.(\w+)\))?\)`, 'g'),
  )) {
    const [, , file, own] = shared.get(alias ?? '') ?? []
    if (key && file) found.set(key, { file: `src/${file}.tsx`, component: name ?? own ?? '' })
  }
  const kinds = new RegExp(
    String.raw`(\w+): \{\s+icon[^{]*?list: \(\) =>\s*${imported},\s*edit: \(\) =>\s*${imported}`,
    'g',
  )
  for (const [, kind, list, listName, edit, editName] of textOf('src/app/recordScreens.tsx').matchAll(kinds)) {
    const name = recordNames.find((one) => one === kind)
    if (!name) continue
    found.set(records[name].many, { file: `src/${list}.tsx`, component: listName ?? '' })
    found.set(`${name}Edit`, { file: `src/${edit}.tsx`, component: editName ?? '' })
  }
  found.set('login', { file: 'src/pages/login/LoginPage.tsx', component: 'LoginPage' })
  return found
}

const keyOf = (path: string) => Object.entries(patterns).find(([, pattern]) => pattern === path)?.[0] ?? path

function routeCells(): Cell[] {
  const drawn = screens()
  return rows().flatMap(({ path, isGated }) => {
    const name = keyOf(path)
    const screen = drawn.get(name)
    if (!screen) throw new Error(`routes.tsx draws ${path} in a way that this table cannot read`)
    const closure = [...closureOf(screen.file, inPages)].flatMap(importsOf)
    const states = ['Default']
    if (closure.some((file) => tables.includes(file))) states.push('Empty', 'Crowded')
    if (closure.some((file) => resource.includes(file))) states.push('Loading', 'Failed')
    if (isGated && isRefusedToSomebody(path)) states.push('Forbidden')
    return states.map((state) => ({
      of: 'route',
      name,
      state,
      files: [screen.file],
      component: screen.component,
    }))
  })
}

const isRefusedToSomebody = (pathname: string) =>
  roles.some((role) => gateDecision({ session: { status: 'signedIn', role }, pathname }) !== 'page')

/** A form's states are shown by its own stories, or by those of a page that holds it. */
function formCells(): Cell[] {
  const pages = filesBelow('src/pages', 'Page.tsx')
  return filesBelow('src/pages', 'Form.tsx').flatMap((form) => {
    const holders = pages.filter((page) => closureOf(page, inPages).has(form))
    const reached = [...closureOf(form, inPages), ...holders].flatMap(importsOf)
    const states = [...formStates]
    // What is typed is kept where a hook keeps it; two people meet where a record that exists is changed.
    if (reached.includes('src/hooks/record/useRecordEditor.tsx')) states.push('Draft', 'SessionEnded')
    if (holders.some((page) => editsARecord(textOf(page)))) states.push('Conflict')
    return states.map((state) => ({
      of: 'form',
      name: baseName(form),
      state,
      files: [form, ...holders],
    }))
  })
}

/** Whether a page's editor reads the record again, as one that replaces it does. */
const editsARecord = (source: string) => /useRecordEditor\([^]*\bread: /.test(source)

const baseName = (file: string) => file.replace(/^.*\//, '').replace(/\.tsx$/, '')
const isComponent = (file: string) => /\/[A-Z]\w+\.tsx$/.test(file)

/**
 * What pages and the app draw has stories of its own. What only other components draw is shown by theirs, as far as
 * one of them leads to it.
 */
function componentCells(): Cell[] {
  const components = filesBelow('src/components', '.tsx').filter(isComponent)
  const users = [
    ...filesBelow('src/pages', '.tsx'),
    ...filesBelow('src/app', '.tsx'),
    ...filesBelow('src/hooks', '.tsx'),
  ]
  const drawnOutside = new Set(users.flatMap(importsOf))
  const within = (file: string) => file.startsWith('src/components/')
  return components.flatMap((file) => {
    const isDrawnOutside = drawnOutside.has(file)
    const files = isDrawnOutside ? [file] : components.filter((owner) => closureOf(owner, within).has(file))
    const states = ['any', ...(isDrawnOutside ? looksOf(file) : [])]
    return states.map((state) => ({ of: 'component', name: baseName(file), state, files }))
  })
}

/** Properties of a component that change how it looks: yes or no, one word of several, or what went wrong. */
function looksOf(file: string): string[] {
  const properties = new RegExp(String.raw`interface ${baseName(file)}Props[^{]*\{([\s\S]*?)\n\}`).exec(
    textOf(file),
  )
  const lines = [...(properties?.[1] ?? '').matchAll(/^ {2}(\w+)\??: (.+)$/gm)]
  const isLook = /^(boolean|'[\w-]+'( \| '[\w-]+')+)( \| undefined)?$/
  return lines.flatMap(([, name = '', type = '']) => (name === 'error' || isLook.test(type) ? [name] : []))
}
