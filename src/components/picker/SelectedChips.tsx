import { SmallCrossIcon } from '@blueprintjs/icons'
import { useRef, useState, type KeyboardEvent } from 'react'
import { OptionName } from './OptionName'
import { fullPath, type Option } from './optionTree'
import styles from './SelectedChips.module.css'

interface SelectedChipsProps {
  /** Name of the list. */
  label: string
  items: readonly Option[]
  onRemove: (option: Option) => void
  /** The focus goes on to the input behind the chips. */
  onLeave: () => void
  disabled?: boolean | undefined
}

/**
 * What was picked, each with an X. One stop of the Tab key for all of them: the arrow keys lead from one to the next,
 * Delete and Backspace remove.
 */
export function SelectedChips({ label, items, onRemove, onLeave, disabled }: SelectedChipsProps) {
  const list = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(Infinity)
  const stop = Math.min(at, items.length - 1)

  const focusAt = (index: number) => {
    if (index >= items.length) return onLeave()
    list.current?.querySelectorAll('button')[Math.max(0, index)]?.focus()
  }
  const remove = (index: number) => {
    const option = items[index]
    if (!option) return
    // Before the chip goes, so that the focus is never lost to the page.
    if (items.length === 1) onLeave()
    else focusAt(index === items.length - 1 ? index - 1 : index + 1)
    onRemove(option)
  }
  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    const steps: Record<string, () => void> = {
      ArrowLeft: () => focusAt(index - 1),
      ArrowRight: () => focusAt(index + 1),
      Home: () => focusAt(0),
      End: () => focusAt(items.length - 1),
      Delete: () => remove(index),
      Backspace: () => remove(index),
    }
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    step()
  }

  if (items.length === 0) return null
  return (
    <ul ref={list} className={styles.chips} aria-label={label}>
      {items.map((option, index) => (
        <li key={option.id} className={styles.chip} title={fullPath(option)}>
          <OptionName option={option} />
          <button
            type="button"
            className={styles.remove}
            aria-label={`Remove ${option.name}`}
            tabIndex={index === stop ? 0 : -1}
            disabled={disabled}
            onFocus={() => setAt(index)}
            onClick={() => remove(index)}
            onKeyDown={(event) => handleKeyDown(event, index)}
          >
            <SmallCrossIcon aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}
