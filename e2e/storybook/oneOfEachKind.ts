import type { BuiltStory } from './openStory'

/** Areas whose stories do alone what they do nowhere else: keys are made up there, and several screens follow each other. */
const always = /^(keyboard|flows)-/

/** Of the stories of each component and screen the first and the last, and all that have most to lose when opened alone. */
export function oneOfEachKind(stories: readonly BuiltStory[]): BuiltStory[] {
  const kindOf = ({ id }: BuiltStory) => id.split('--')[0]
  return stories.filter(
    (story, index) =>
      always.test(story.id) ||
      [stories[index - 1], stories[index + 1]].some((beside) => !beside || kindOf(beside) !== kindOf(story)),
  )
}
