import { cloneElement, type ReactElement } from 'react'

/**
 * An icon of Blueprint without the element around it and without attributes that style sheets set: a list of many is
 * drawn at each key. The same for the same icon.
 */
export function lightIcon(icon: ReactElement): ReactElement {
  const known = lightIcons.get(icon)
  if (known) return known
  const light = cloneElement(icon as ReactElement<object>, bare)
  lightIcons.set(icon, light)
  return light
}

const lightIcons = new WeakMap<ReactElement, ReactElement>()

const none = undefined
const bare = { tagName: null, 'data-icon': none, svgProps: { role: none, width: none, height: none } }
