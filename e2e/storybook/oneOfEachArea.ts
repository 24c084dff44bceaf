import type { BuiltStory } from './openStory'

/** Of each area, such as `components-table`, `keyboard-editing` and `articles`, the first story. */
export function oneOfEachArea(stories: readonly BuiltStory[]): BuiltStory[] {
  const areaOf = ({ id }: BuiltStory) => /^((components|flows|keyboard)-[^-]+|[^-]+)/.exec(id)?.[0]
  return stories.filter((story, index) => {
    const before = stories[index - 1]
    return !before || areaOf(before) !== areaOf(story)
  })
}
