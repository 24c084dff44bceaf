import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { addons } from 'storybook/preview-api'

interface StoryLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  story: string
  /** Of the toolbar: theme and width. */
  globals?: { theme?: string; viewport?: string }
}

/** A link to a story, or to a documentation page (`…--docs`), that opens it in Storybook's own window. */
export function StoryLink({ story, globals = {}, children, ...rest }: StoryLinkProps) {
  const { theme, viewport } = globals
  const globalsParam = [
    ...(theme === undefined ? [] : [`theme:${theme}`]),
    ...(viewport === undefined ? [] : [`viewport.value:${viewport}`]),
  ].join(';')
  const kind = story.endsWith('--docs') ? 'docs' : 'story'
  const open = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!isPlain || window.parent === window) return
    event.preventDefault()
    const channel = addons.getChannel()
    if (globalsParam)
      channel.emit('updateGlobals', {
        globals: {
          ...(theme !== undefined && { theme }),
          ...(viewport !== undefined && { viewport: { value: viewport, isRotated: false } }),
        },
      })
    channel.emit('selectStory', { storyId: story })
  }
  return (
    <a
      href={`./?path=/${kind}/${story}${globalsParam && `&globals=${globalsParam}`}`}
      target="_top"
      onClick={open}
      {...rest}
    >
      {children}
    </a>
  )
}
