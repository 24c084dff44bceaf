import { fireEvent } from 'storybook/test'
import { button, formNamed, put, until } from '../faultMatrix/look'
import type { SendRow } from '../faultMatrix/rows/row'
import { table } from '../faultMatrix/table'
import { hand } from '../support/hand'

export type FormName = keyof typeof table

/** The forms of the console that keep drafts, by the call that each makes, with the words on its button. */
export const forms = Object.fromEntries(
  Object.entries(table).flatMap(([name, row]) => (row.kind === 'send' && row.form ? [[name, row.form]] : [])),
) as Record<FormName, string>

/** The matrix's row of the call that the form makes. */
export function rowOf(name: FormName): SendRow & { at: string } {
  const row = table[name]
  const { at } = row
  if (row.kind !== 'send' || typeof at !== 'string') throw new Error(`${name} is no call of a form`)
  return { ...row, at }
}

/** Characters that a careless storage changes. */
const hard = ' – “é” 💾 <b>&amp;'

/** Fills in every field that a form has: as the matrix does, and flags, media and hard characters besides. */
export async function fillWhole(name: FormName): Promise<void> {
  await rowOf(name).fill()
  const form = await until(() => formNamed(forms[name]), 'no form')
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input[type=text]:not([role=combobox]), textarea',
  )
  for (const field of fields) {
    const isWords = field.value !== '' && !/^https?:|^osn\//.test(field.value)
    if (isWords) fireEvent.change(field, { target: { value: field.value + hard } })
  }
  for (const flag of form.querySelectorAll('input[type=checkbox]')) await hand.click(flag)
  if (!form.querySelector('[data-field=mediaJson]')) return
  const add = await until(() => button('Add', form), 'no fields for media')
  put(form, 'Media name', `Tour${hard}`)
  put(form, 'Media URL', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  await hand.click(add)
}
