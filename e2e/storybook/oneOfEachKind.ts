import type { BuiltStory } from './openStory'

/** Areas whose stories do alone what they do nowhere else: keys are made up there, and several screens follow each other. */
const always = /^(keyboard|flows)-/

/** Of the stories of each component and screen the first, and all that have most to lose when opened alone. */
export function oneOfEachKind(stories: readonly BuiltStory[]): BuiltStory[] {
  const kindOf = ({ id }: BuiltStory) => id.split('--')[0]
  return stories.filter((story, index) => {
    const before = stories[index - 1]
    return always.test(story.id) || !before || kindOf(before) !== kindOf(story)
  })
}
