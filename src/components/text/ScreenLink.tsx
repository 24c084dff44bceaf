import { createContext, useContext, type ComponentPropsWithoutRef, type DOMAttributes } from 'react'
import { Link } from 'react-router-dom'

/**
 * What a table, or the menu, does for the links in it. The router's own link is drawn again with each change of the address: three
 * in each row are felt. Undefined outside of both.
 */
export const ScreenLinkHandlers = createContext<
  Pick<DOMAttributes<HTMLAnchorElement>, 'onClick' | 'onPointerDown' | 'onFocus' | 'onBlur'> | undefined
>(undefined)

export interface ScreenLinkProps extends Pick<
  ComponentPropsWithoutRef<'a'>,
  'className' | 'aria-label' | 'aria-current' | 'children'
> {
  /** Path inside the console, from its root. */
  to: string
}

/**
 * A link to another screen of the console that costs next to nothing: a change of the address does not draw it again. In a table
 * the record is asked for while the press still lasts.
 *
 * Use it in whatever stands in a table's cells, and in the menu. Elsewhere it is the router's link.
 */
export function ScreenLink({ to, children, ...rest }: ScreenLinkProps) {
  const handlers = useContext(ScreenLinkHandlers)
  if (!handlers)
    return (
      <Link to={to} {...rest}>
        {children}
      </Link>
    )
  return (
    <a {...rest} href={to} {...handlers}>
      {children}
    </a>
  )
}
