import { useEffect, useLayoutEffect, type RefObject } from 'react'
import type { LoginBody } from '../../contract/bodies'
import type { FormController } from '../../lib/FormController'
import { prerendered } from '../../lib/prerendered'

/**
 * Takes over what was done at the prerendered form before the console's script was there: what stands in its fields, and
 * the button that was pressed, which is pressed now. Does nothing where the form was not prerendered.
 */
export function useTypedEarly(card: RefObject<HTMLElement>, editor: FormController<LoginBody>): void {
  // Before anything is drawn again: React would empty the fields.
  useLayoutEffect(() => {
    for (const field of card.current?.querySelectorAll('input') ?? [])
      if (field.value !== '') editor.form.set(field.name, field.value)
  }, [card, editor])

  useEffect(() => {
    const button = card.current?.querySelector<HTMLElement>(`[${prerendered.pressed}]`)
    document.querySelector(`[${prerendered.root}]`)?.removeAttribute(prerendered.root)
    button?.removeAttribute(prerendered.pressed)
    button?.click()
  }, [card])
}
