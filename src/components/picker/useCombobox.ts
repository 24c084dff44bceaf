import { useId, useState, type HTMLAttributes, type KeyboardEvent } from 'react'

interface ComboboxOptions {
  /** How many rows the list shows. */
  count: number
  /** The list is shown, or says that it has no rows. */
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  onChoose: (row: number) => void
  /** Escape where no rows are shown; answers whether it did something. */
  onEscape?: () => boolean
}

/** What the list of a combobox has to put on its elements. */
export interface ComboboxList {
  /** The row that the keys are at; -1 for none. */
  active: number
  listProps: HTMLAttributes<HTMLElement>
  optionProps: (row: number) => HTMLAttributes<HTMLElement>
}

/** Keys, active row and ARIA attributes of a combobox with a list (ARIA APG), for lists of which few rows are in the document. */
export function useCombobox({ count, isOpen, setOpen, onChoose, onEscape }: ComboboxOptions) {
  const id = useId()
  const [wanted, setActive] = useState(0)
  const active = count === 0 ? -1 : Math.min(wanted, count - 1)

  const isListed = isOpen && count > 0

  const move = (event: KeyboardEvent, to: number) => {
    event.preventDefault()
    if (isOpen) setActive(Math.max(0, Math.min(count - 1, to)))
    else setOpen(true)
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    switch (event.key) {
      case 'ArrowDown':
        return move(event, active >= count - 1 ? 0 : active + 1)
      case 'ArrowUp':
        return move(event, active <= 0 ? count - 1 : active - 1)
      case 'PageDown':
        return move(event, active + 8)
      case 'PageUp':
        return move(event, active - 8)
      case 'Enter':
        // Never submits the form: Enter in this input is meant for the list.
        event.preventDefault()
        if (!isOpen) setOpen(true)
        else if (active >= 0) onChoose(active)
        return
      case 'Escape':
        if (isListed) setOpen(false)
        else if (!onEscape?.()) {
          if (!isOpen) return
          setOpen(false)
        }
        // Handled here: a dialog around the field stays open.
        event.stopPropagation()
        event.preventDefault()
    }
  }
  const optionId = (row: number) => `${id}-option-${row}`
  const list: ComboboxList = {
    active,
    listProps: { id: `${id}-list`, role: 'listbox' },
    // The focus stays in the input: aria-activedescendant names the option that the keys have reached.
    optionProps: (row) => ({
      id: optionId(row),
      role: 'option',
      'aria-setsize': count,
      'aria-posinset': row + 1,
      onMouseDown: (event) => event.preventDefault(),
      onClick: () => onChoose(row),
    }),
  }
  return {
    list,
    setActive,
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': isListed,
      'aria-controls': isListed ? `${id}-list` : undefined,
      'aria-activedescendant': isListed ? optionId(active) : undefined,
      onKeyDown: handleKeyDown,
    } as const,
  }
}
