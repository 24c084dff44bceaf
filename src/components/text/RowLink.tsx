import { createContext, useContext, type ComponentPropsWithoutRef, type MouseEventHandler } from 'react'
import { Link } from 'react-router-dom'

/**
 * What a table does when a link in its rows is pressed. The router's own link is drawn again with each change of the address:
 * three in each row are felt. Undefined outside of a table.
 */
export const RowLinkPress = createContext<MouseEventHandler<HTMLAnchorElement> | undefined>(undefined)

export interface RowLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'onClick' | 'target'> {
  /** Path inside the console, from its root. */
  to: string
}

/**
 * A link to another screen of the console that costs a row next to nothing.
 *
 * Use it in whatever stands in a table's cells. Outside of a table it is the router's link.
 */
export function RowLink({ to, children, ...rest }: RowLinkProps) {
  const press = useContext(RowLinkPress)
  if (!press)
    return (
      <Link to={to} {...rest}>
        {children}
      </Link>
    )
  return (
    <a {...rest} href={to} onClick={press}>
      {children}
    </a>
  )
}
