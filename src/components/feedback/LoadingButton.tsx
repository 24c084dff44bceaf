import { Button, Spinner, type ButtonProps } from '@blueprintjs/core'
import type { MouseEvent } from 'react'

export type LoadingButtonProps = Omit<ButtonProps, 'loading'> & {
  /** Work is under way: progress shows, a click does nothing, and the focus stays (a disabled button loses it). */
  isBusy: boolean
}

/**
 * A button that shows progress without leaving the keyboard user nowhere.
 *
 * Use it for every button that waits for the server outside of a form; a form has SubmitBar. It cannot be pressed
 * twice.
 */
export function LoadingButton({ isBusy, icon, onClick, ...props }: LoadingButtonProps) {
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    if (isBusy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Button
      {...props}
      aria-busy={isBusy}
      aria-disabled={isBusy || props.disabled || props['aria-disabled']}
      icon={isBusy ? <Spinner size={16} aria-label="In progress" /> : icon}
      onClick={handleClick}
    />
  )
}
