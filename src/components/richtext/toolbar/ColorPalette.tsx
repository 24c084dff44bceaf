import { type KeyboardEvent, useEffect } from 'react'
import styles from './ColorPalette.module.css'
import { type Anchor, floating, useFloating } from './useFloating'

/** Colours of Quill's own palette that can be read on the page's ground. */
const COLORS: readonly (readonly [name: string, value: string])[] = [
  ['Red', 'rgb(230, 0, 0)'],
  ['Orange', 'rgb(255, 153, 0)'],
  ['Yellow', 'rgb(255, 194, 102)'],
  ['Green', 'rgb(0, 138, 0)'],
  ['Blue', 'rgb(0, 102, 204)'],
  ['Purple', 'rgb(153, 51, 255)'],
  ['Dark red', 'rgb(161, 0, 0)'],
  ['Brown', 'rgb(178, 107, 0)'],
  ['Olive', 'rgb(178, 178, 0)'],
  ['Dark green', 'rgb(0, 97, 0)'],
  ['Dark blue', 'rgb(0, 71, 178)'],
  ['Grey', 'rgb(136, 136, 136)'],
]

interface ColorPaletteProps {
  /** The colour at the selection, '' for the default one. */
  color: string
  /** What the palette lies beside. */
  anchorOf: () => Anchor | undefined
  /** Gets the chosen colour, '' for the default one. */
  onColor: (color: string) => void
  /** Escape was pressed. */
  onClose: () => void
}

/** The colours to choose from: arrows go from one to the next. */
export function ColorPalette({ color, anchorOf, onColor, onClose }: ColorPaletteProps) {
  const palette = useFloating<HTMLFieldSetElement>(anchorOf)
  useEffect(() => {
    palette.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [palette])
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...(palette.current?.querySelectorAll('button') ?? [])]
    const at = buttons.indexOf(event.target as HTMLButtonElement)
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (step !== undefined) buttons[(at + step + buttons.length) % buttons.length]?.focus()
    if (event.key === 'Escape') onClose()
    if (step === undefined && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <fieldset ref={palette} {...floating} aria-label="Text colours" className={styles.palette}>
      <button
        type="button"
        className={styles.plain}
        aria-pressed={color === ''}
        onKeyDown={handleKeyDown}
        onClick={() => onColor('')}
      >
        Default colour
      </button>
      {COLORS.map(([name, value]) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          title={name}
          aria-pressed={color === value}
          onKeyDown={handleKeyDown}
          className={styles.color}
          style={{ background: value }}
          onClick={() => onColor(value)}
        />
      ))}
    </fieldset>
  )
}
