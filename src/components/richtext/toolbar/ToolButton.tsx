import { Button } from '@blueprintjs/core'
import type { ComponentType } from 'react'

interface ToolButtonProps {
  label: string
  /** Keys that do the same, for the tooltip. */
  keys?: string | undefined
  icon: ComponentType
  /** Undefined for a tool that has no state. */
  isOn?: boolean | undefined
  isPossible?: boolean
  /** For a tool that opens something. */
  opens?: 'dialog' | 'true'
  isOpen?: boolean
  onClick: () => void
}

/** One tool of the bar. A press does not take the caret out of the text; one that is not possible keeps its focus. */
export function ToolButton(props: ToolButtonProps) {
  const { label, keys, icon: Icon, isOn, isPossible = true, opens, isOpen, onClick } = props
  return (
    <Button
      variant="minimal"
      size="small"
      data-tool
      tabIndex={-1}
      icon={<Icon />}
      active={isOn === true || isOpen === true}
      aria-label={label}
      aria-pressed={isOn}
      aria-disabled={!isPossible || undefined}
      aria-haspopup={opens}
      aria-expanded={opens === 'true' ? isOpen === true : undefined}
      title={keys ? `${label} (${keys})` : label}
      onMouseDown={(event: React.MouseEvent) => event.preventDefault()}
      onClick={() => isPossible && onClick()}
    />
  )
}
