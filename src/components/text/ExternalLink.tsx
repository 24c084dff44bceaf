import { ShareIcon } from '@blueprintjs/icons'
import type { ReactNode } from 'react'
import styles from './ExternalLink.module.css'
import { VisuallyHidden } from './VisuallyHidden'

export interface ExternalLinkProps {
  /** Address; anything but http, https and mailto is shown as text (decisions, "Links"). */
  href: string
  /** Text of the link; the address by default. */
  children?: ReactNode
}

const linkable = new Set(['http:', 'https:', 'mailto:'])

/**
 * A link out of the console, in a new tab.
 *
 * Use it for every address outside of the console that comes from a record. For a way within the console use the
 * router’s link or LinkButton.
 */
export function ExternalLink({ href, children = href }: ExternalLinkProps) {
  if (!isLinkable(href)) return <span className={styles.text}>{children}</span>
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <ShareIcon size={12} className={styles.mark} />
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  )
}

function isLinkable(href: string): boolean {
  return URL.canParse(href) && linkable.has(new URL(href).protocol)
}
