import type { BuiltStory } from './openStory'

/** Areas whose stories do alone what they do nowhere else: keys are made up there, and several screens follow each other. */
const always = /^(keyboard|flows)-/

/** Of each area, such as `components-table` and `articles`, the first story; and all that have most to lose when opened alone. */
export function oneOfEachArea(stories: readonly BuiltStory[]): BuiltStory[] {
  const areaOf = ({ id }: BuiltStory) => /^(components-[^-]+|[^-]+)/.exec(id)?.[0]
  return stories.filter((story, index) => {
    const before = stories[index - 1]
    return always.test(story.id) || !before || areaOf(before) !== areaOf(story)
  })
}
