import { Story, useOf, type Of } from '@storybook/addon-docs/blocks'
import styles from './book.module.css'
import { StoryLink } from './StoryLink'

interface LiveStoryProps {
  /** The story, as its file exports it. */
  of: Of
  /** In px. */
  height: number
  /** What to look at in it. */
  caption: string
}

/** A story after its play, in a frame of its own, with the whole console behind it. */
export function LiveStory({ of, height, caption }: LiveStoryProps) {
  const { story } = useOf(of, ['story'])
  return (
    <figure className={styles.live}>
      <Story of={of} inline={false} height={`${height}px`} />
      <figcaption>
        {caption} <StoryLink story={story.id}>Open the story</StoryLink>
      </figcaption>
    </figure>
  )
}
