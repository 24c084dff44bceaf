import { within } from 'storybook/test'
import { capitalised } from '../../../src/contract/words'
import type { RecordCall } from '../../../src/contract/endpoints/records'
import { keyLabel, records } from '../../../src/contract/records'
import { recordNames, type RecordName } from '../../../src/contract/records/plurals'
import type { Tables } from '../../../server/database/port'
import { sampleValues } from '../../../server/testing/samples'
import { scenario } from '../../../server/scenarios'
import { paths } from '../../../src/paths'
import { hand } from '../../support/hand'
import { imageFile } from '../../support/imageFile'
import { button, put, until } from '../look'
import { formRow } from './formRow'
import { listRow, recordRow } from './loadRows'
import type { Table } from './row'

const words = 'Typed in the matrix'

/** Fills each field of the form by its label: texts are typed, pictures uploaded, flags pressed. */
async function fillRecord(name: RecordName, form: HTMLElement): Promise<void> {
  const labels: Readonly<Record<string, string>> = records[name].labels
  for (const [field, value] of Object.entries(sampleValues(name, words))) {
    const label = labels[field] ?? field
    const input = within(form).getByLabelText<HTMLInputElement>(label)
    if (input.type === 'checkbox') {
      if (input.checked !== value) await hand.click(input)
    } else if (input.type === 'file') {
      const picture = () => form.querySelector<HTMLImageElement>(`img[alt="Preview: ${label}"]`)?.src
      const before = picture()
      await hand.upload(input, imageFile())
      const isDone = () => picture() !== before && button(`Remove ${label.toLowerCase()}`, form)
      await until(() => picture() && isDone(), 'the picture is not uploaded')
    } else put(form, label, String(value))
  }
}

/** How many records of a kind bear the typed words. */
async function typedRecords(name: RecordName, tables: Tables): Promise<number> {
  const { many, key } = records[name]
  const all: readonly object[] = await tables[many].all()
  return all.filter((record) => (record as Readonly<Record<string, unknown>>)[key] === words).length
}

function rowsOf(name: RecordName): [string, Table[RecordCall]][] {
  const { many, noun, key } = records[name]
  const what = capitalised(noun.one)
  const first: Readonly<Record<string, unknown>> = { ...scenario('small')[many][0] }
  const shown = String(first[key])
  const [add, save] = [`Add ${noun.one}`, `Save ${noun.one}`]
  const sent = {
    fill: (form: HTMLElement) => fillRecord(name, form),
    stored: (tables: Tables) => typedRecords(name, tables),
  }
  return [
    [`${name}List`, listRow(paths[many](), shown, { form: add, field: keyLabel(name) })],
    [`${name}One`, recordRow(paths[`${name}Edit`](1), save, shown)],
    [`${name}Create`, formRow({ at: paths[many](), form: add, saved: `${what} added`, ...sent })],
    [`${name}Update`, formRow({ at: paths[`${name}Edit`](1), form: save, saved: `${what} saved`, ...sent })],
  ]
}

/** The calls of each kind of record with plain fields alone. */
export const recordRows = Object.fromEntries(recordNames.flatMap(rowsOf)) as Pick<Table, RecordCall>
