import { Story, useOf, type Of } from '@storybook/addon-docs/blocks'
import { Classes } from '@blueprintjs/core'
import { useEffect, useRef, useState } from 'react'
import styles from './book.module.css'

interface LiveStoryProps {
  /** The story, as its file exports it. */
  of: Of
  /** In px. */
  height: number
  /** What to look at in it. */
  children: string
}

/** Follows the theme of the page that it stands in. */
function useIsDark(): boolean {
  const [isDark, setDark] = useState(() => document.body.classList.contains(Classes.DARK))
  useEffect(() => {
    const look = () => setDark(document.body.classList.contains(Classes.DARK))
    const watch = new MutationObserver(look)
    watch.observe(document.body, { attributeFilter: ['class'] })
    look()
    return () => watch.disconnect()
  }, [])
  return isDark
}

/** A story after its play, in a frame of its own: with the whole console behind it, and in the theme of the page. */
export function LiveStory({ of, height, children }: LiveStoryProps) {
  const { story } = useOf(of, ['story'])
  const isDark = useIsDark()
  const figure = useRef<HTMLElement>(null)
  useEffect(() => {
    const frame = figure.current?.querySelector('iframe')
    // Storybook's frame knows the story alone, and draws itself once.
    const globals = `theme:${isDark ? 'dark' : 'light'};a11y.manual:!true`
    if (frame) frame.src = `iframe.html?id=${story.id}&viewMode=story&globals=${globals}`
  }, [isDark, story.id])
  return (
    <figure ref={figure} className={styles.live}>
      <Story of={of} inline={false} height={`${height}px`} />
      <figcaption>
        {children} <a href={`?path=/story/${story.id}`}>Open the story</a>
      </figcaption>
    </figure>
  )
}
