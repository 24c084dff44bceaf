import type { EndpointName } from '../../src/contract/endpoints'
import { paths } from '../../src/paths'
import type { ColumnName } from '../../stories/faultMatrix/faultColumns'
import { press, pressTimes, write } from '../support/hand'
import { aPicture } from '../support/picture'
import type { WireCell } from './WireCell'

/** A call of a screen, as somebody makes it with a mouse and a keyboard. */
export interface WireRow {
  name: EndpointName
  /** Opens its screen. */
  open: (cell: WireCell) => Promise<void>
  /** Cells that make no sense for this call, and why. */
  without: Partial<Record<ColumnName, string>>
}

/** A call that a screen makes when it opens. */
export interface WireLoad extends WireRow {
  kind: 'load'
  /** Waits until the screen shows what the call answers. */
  isShown: (cell: WireCell) => Promise<void>
}

/** A call that a person makes. */
export interface WireSend extends WireRow {
  kind: 'send'
  prepare: (cell: WireCell) => Promise<void>
  send: (cell: WireCell) => Promise<void>
  /** The same three times in a row. */
  sendImpatiently: (cell: WireCell) => Promise<void>
  /** The same after a failure. */
  again: (cell: WireCell) => Promise<void>
  /** Where the failure is said, beside the toast. */
  form: string
  /** The words of the toast after a success; without one, what shows it. */
  saved: string | ((cell: WireCell) => Promise<void>)
  /** How many records bear what was typed; absent for a call that writes none. */
  stored?: (cell: WireCell) => Promise<number>
  clears: boolean
  isKeyed: boolean
}

const stored = async ({ directory, words }: WireCell) =>
  (await directory.tagNames()).filter((name) => name === words).length
const pressButton = (name: string) => (cell: WireCell) =>
  press(cell.page.getByRole('button', { name, exact: true }))
const pressThrice = (name: string) => (cell: WireCell) =>
  pressTimes(cell.page.getByRole('button', { name, exact: true }), 3)
const nameField = ({ page }: WireCell, form: string) =>
  page.getByRole('form', { name: form }).getByLabel('Name')

/** A read, a create, an update and an upload. */
export const wireRows: readonly (WireLoad | WireSend)[] = [
  {
    name: 'tagList',
    kind: 'load',
    open: async ({ page }) => void (await page.goto(paths.tags())),
    isShown: ({ page }) => page.getByRole('rowheader', { name: 'javascript', exact: true }).waitFor(),
    without: {
      'double click': 'nobody clicks for this call',
      'cut after commit': 'a GET commits nothing',
    },
  },
  {
    name: 'tagCreate',
    kind: 'send',
    open: async ({ page }) => void (await page.goto(paths.tags())),
    prepare: (cell) => write(nameField(cell, 'Add tag'), cell.words),
    send: pressButton('Add tag'),
    again: pressButton('Add tag'),
    sendImpatiently: pressThrice('Add tag'),
    form: 'Add tag',
    saved: 'Tag added',
    stored,
    clears: true,
    isKeyed: true,
    without: {},
  },
  {
    name: 'tagUpdate',
    kind: 'send',
    async open({ page, directory, words }) {
      await page.goto(paths.tagEdit(await directory.addTag(`Before: ${words}`)))
    },
    prepare: (cell) => write(nameField(cell, 'Save tag'), cell.words),
    send: pressButton('Save tag'),
    again: pressButton('Save tag'),
    sendImpatiently: pressThrice('Save tag'),
    form: 'Save tag',
    saved: 'Tag saved',
    stored,
    clears: false,
    isKeyed: false,
    without: {},
  },
  {
    name: 'upload',
    kind: 'send',
    open: async ({ page }) => void (await page.goto(paths.articles())),
    async prepare({ page, words }) {
      await write(page.getByRole('form', { name: 'Add article' }).getByLabel('Title', { exact: true }), words)
      await write(page.getByRole('textbox', { name: 'Content' }), 'The first is the smallest.')
    },
    async send({ page }) {
      // The browser's own dialog gives the focus back to the field that opened it.
      await page.getByLabel('Featured image').focus()
      await page.getByLabel('Featured image').setInputFiles(aPicture)
    },
    again: pressButton('Retry'),
    sendImpatiently: pressThrice('Retry'),
    form: 'Add article',
    saved: ({ page }) => page.getByRole('img', { name: 'Preview: Featured image' }).waitFor(),
    clears: false,
    isKeyed: false,
    without: { 'double click': 'a file is chosen, not clicked: a new choice ends the former upload' },
  },
]
