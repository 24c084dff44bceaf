import { Unstyled } from '@storybook/addon-docs/blocks'
import { Classes } from '@blueprintjs/core'
import { useToolbarTheme } from '../../.storybook/toolbarTheme'
import styles from './book.module.css'
import type { OverviewIndex } from './overview/overviewIndex'
import { useFile, useStories } from './overview/readOverview'
import { StoryLink } from './StoryLink'

interface StatePicturesProps {
  /** Title of the stories: `Components/Text/Badge`. */
  title: string
}

/** Small pictures of a component's states, each a link to its story; the states' names where no pictures were taken. */
export function StatePictures({ title }: StatePicturesProps) {
  const theme = useToolbarTheme()
  const stories = useStories()
  const index = useFile<OverviewIndex | null>('overview/index.json')
  if (stories.state !== 'read' || index.state !== 'read') return null
  const pictures = new Set(index.value?.pictures)
  return (
    <Unstyled>
      <ul className={styles.pictures}>
        {stories.value
          .filter((story) => story.title === title)
          .map(({ id, name }) => {
            const picture = `${id}.1280.${theme}`
            return (
              <li key={id}>
                <StoryLink story={id}>
                  {pictures.has(picture) && (
                    <span className={theme === 'dark' ? Classes.DARK : undefined}>
                      <img src={`overview/${picture}.webp`} alt="" loading="lazy" />
                    </span>
                  )}
                  {name}
                </StoryLink>
              </li>
            )
          })}
      </ul>
    </Unstyled>
  )
}
