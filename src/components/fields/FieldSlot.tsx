import type { ReactNode } from 'react'

/** Marks where a field stands in its form, so that the form can lead to it. */
export function FieldSlot({ name, children }: { name: string; children: ReactNode }) {
  return <div data-field={name}>{children}</div>
}
