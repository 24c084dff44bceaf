import type { Tables } from '../../../server/database/port'
import { alerts, button, formNamed, main, until } from '../look'
import type { SendRow } from './row'

interface FormCall extends Pick<SendRow, 'at' | 'without'> {
  /** Words of the form's button, which are its name too. */
  form: string
  fill: (form: HTMLFormElement) => Promise<void> | void
  saved: string
  stored: (tables: Tables) => Promise<number>
}

/** A form of the console that adds or saves a record. */
export function formRow(call: FormCall): SendRow {
  const { form, fill, saved, stored, at, without } = call
  const isNew = form.startsWith('Add')
  const find = () => until(() => formNamed(form), `no form ${form}`)
  return {
    kind: 'send',
    form,
    group: isNew ? 'creates' : 'updates',
    at,
    as: 'ADMIN',
    without,
    fill: async () => fill(await find()),
    send: async () => {
      await find()
      return until(() => {
        // Not within the form: on an edit page it stands in the bar.
        const one = button(form, main())
        return one?.getAttribute('aria-disabled') === 'true' ? null : one
      }, `the button ${form} stays blocked`)
    },
    alerts: () => alerts(formNamed(form) ?? document.createElement('div')),
    saved,
    hasToast: true,
    stored,
    clears: isNew,
    isKeyed: isNew,
  }
}
