import { cloneElement, type ReactElement } from 'react'
import { onceFor } from '../../lib/onceFor'

const none = undefined
const bare = { tagName: null, 'data-icon': none, svgProps: { role: none, width: none, height: none } }

/**
 * An icon of Blueprint without the element around it and without attributes that style sheets set: a list of many is
 * drawn at each key. The same for the same icon.
 */
export const lightIcon = onceFor((icon: ReactElement) => cloneElement(icon as ReactElement<object>, bare))
