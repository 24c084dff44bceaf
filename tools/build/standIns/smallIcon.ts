import type { SVGIconProps } from '@blueprintjs/icons'
import { SVGIconContainer } from '@blueprintjs/icons/lib/esm/svgIconContainer.js'
import { createElement, forwardRef, memo } from 'react'

/**
 * An icon of Blueprint with its drawing for 16 px alone: paths of a square of 16. It is not drawn again with what it stands in: there
 * are twenty beside a list.
 */
export const smallIcon = (iconName: string, paths: readonly string[]) =>
  memo(
    forwardRef<Element, SVGIconProps>((props, ref) =>
      createElement(
        // Its type knows the names of icons alone.
        SVGIconContainer as React.ElementType,
        { iconName, ref, ...props, svgProps: { viewBox: '0 0 16 16', ...props.svgProps } },
        ...paths.map((d) => createElement('path', { d, fillRule: 'evenodd' })),
      ),
    ),
  )
