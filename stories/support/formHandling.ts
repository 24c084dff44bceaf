import { fn } from 'storybook/test'
import type { FormHandling } from '../../src/components/form/Form'

/** Handling of a form in a story: saves at once, and spies on what is sent. */
export const formHandling = <Draft>(over: Partial<FormHandling<Draft>> = {}): FormHandling<Draft> => ({
  onSubmit: fn(async () => true),
  saving: false,
  ...over,
})

/** The answer of the server is on its way. */
export const savingForm = <Draft>(): FormHandling<Draft> => formHandling<Draft>({ saving: true })

/** The server said no. */
export const failedForm = <Draft>(): FormHandling<Draft> =>
  formHandling<Draft>({ onSubmit: fn(async () => false), failure: { message: 'The server says no' } })
