import { createContext, type ReactNode, useContext } from 'react'
import { useSteady } from '../../lib/useSteady'
import { PaletteBody, type PaletteBodyProps } from './PaletteBody'
import type { PaletteEntry } from './PaletteEntry'
import { PaletteFrame } from './PaletteFrame'

export type PaletteProps<Entry extends PaletteEntry> = PaletteBodyProps<Entry>

/**
 * One field that finds every record and every action, by keys alone where somebody likes: a combobox with a grouped list,
 * in a dialog. On a phone it is a sheet.
 *
 * Use it once, for the whole console. To pick records for a field use MultiPicker or ParentPicker.
 */
export function Palette<Entry extends PaletteEntry>(props: PaletteProps<Entry>) {
  const close = useSteady(props.onClose)
  return (
    <Content.Provider value={<PaletteBody {...props} />}>
      <PaletteFrame isOpen={props.isOpen} onClose={close}>
        {slot}
      </PaletteFrame>
    </Content.Provider>
  )
}

/** What the frame holds: past the frame, so that a key draws the field and the list alone, and no dialog around them. */
const Content = createContext<ReactNode>(null)
const Slot = () => useContext(Content)
const slot = <Slot />
