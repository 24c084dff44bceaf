import { TintIcon } from '@blueprintjs/icons'
import { useRef, useState } from 'react'
import { ColorPalette } from './ColorPalette'
import { ToolButton } from './ToolButton'

interface ColorToolProps {
  /** The colour at the selection, '' for the default one. */
  color: string
  /** Gets the chosen colour, '' for the default one. */
  onColor: (color: string) => void
}

/** The colour of the text: a tool with a small palette. */
export function ColorTool({ color, onColor }: ColorToolProps) {
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLSpanElement>(null)
  return (
    <span
      ref={root}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <ToolButton
        label="Text colour"
        icon={TintIcon}
        opens="true"
        isOpen={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <ColorPalette
          color={color}
          anchorOf={() => root.current?.getBoundingClientRect()}
          onColor={(value) => {
            setOpen(false)
            onColor(value)
          }}
          onClose={() => {
            setOpen(false)
            root.current?.querySelector<HTMLElement>('[data-tool]')?.focus()
          }}
        />
      )}
    </span>
  )
}
