import { createContext, useContext, type ComponentPropsWithoutRef, type DOMAttributes } from 'react'
import { Link } from 'react-router-dom'

/**
 * What a table does for the links in its rows. The router's own link is drawn again with each change of the address: three in each
 * row are felt. Undefined outside of a table.
 */
export const RowLinkHandlers = createContext<
  Pick<DOMAttributes<HTMLAnchorElement>, 'onClick' | 'onPointerDown' | 'onFocus' | 'onBlur'> | undefined
>(undefined)

export interface RowLinkProps extends Pick<
  ComponentPropsWithoutRef<'a'>,
  'className' | 'aria-label' | 'children'
> {
  /** Path inside the console, from its root. */
  to: string
}

/**
 * A link to another screen of the console that costs a row next to nothing. In a table the record is asked for while the press
 * still lasts.
 *
 * Use it in whatever stands in a table's cells. Outside of a table it is the router's link.
 */
export function RowLink({ to, children, ...rest }: RowLinkProps) {
  const handlers = useContext(RowLinkHandlers)
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
