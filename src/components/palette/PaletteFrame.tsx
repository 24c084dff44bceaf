import { Overlay2 } from '@blueprintjs/core'
import { Classes } from '@blueprintjs/select'
import { forwardRef, memo, type ReactNode } from 'react'
import { prefersReducedMotion } from '../../lib/prefersReducedMotion'
import { paletteName } from './paletteName'
import '../../styles/omnibar.scss'

interface PaletteFrameProps {
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/**
 * The bar of Blueprint's Omnibar in an overlay. It is drawn again only when it opens or closes.
 *
 * Use it through Palette.
 */
export const PaletteFrame = memo(function PaletteFrame({ isOpen, onClose, children }: PaletteFrameProps) {
  return (
    <Overlay2
      isOpen={isOpen}
      onClose={onClose}
      hasBackdrop
      className={Classes.OMNIBAR_OVERLAY}
      // What opens it knows where the focus goes afterwards.
      shouldReturnFocusOnClose={false}
      transitionDuration={prefersReducedMotion() ? 0 : 140}
    >
      <Bar>{children}</Bar>
    </Overlay2>
  )
})

interface BarProps {
  /** Classes of the overlay. */
  className?: string
  children: ReactNode
}

/** A dialog, and no stop of Tab itself. */
const dialog = { role: 'dialog', 'aria-modal': true, 'aria-label': paletteName, tabIndex: -1 } as const

const Bar = forwardRef<HTMLDivElement, BarProps>(function Bar({ className = '', children }, ref) {
  return (
    <div ref={ref} {...dialog} className={`${Classes.OMNIBAR} ${className}`}>
      {children}
    </div>
  )
})
