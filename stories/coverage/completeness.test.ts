import { afterAll, describe, expect, it } from 'vitest'
import { patterns } from '../../src/paths'
import { requiredCells } from './cells'
import { compare } from './completeness'
import { readStories } from './readStories'

describe('the coverage of stories', { timeout: 30_000 }, () => {
  it('has a story in every cell', () => {
    expect(compare().missing).toEqual([])
  })

  // `npm run story-coverage` is for reading these.
  afterAll(() => {
    const { cells, stories, plays } = compare()
    const figures = `${cells} cells, ${stories} stories, ${plays} plays`
    process.stdout.write(`Covered by stories: ${figures} (two themes at two widths)\n`)
  })

  it('excuses nothing that has a story', () => {
    expect(compare().idle).toEqual([])
  })

  it('names a cell whose story is gone', () => {
    const files = readStories().map((file) =>
      file.componentName === 'TagsPage'
        ? { ...file, stories: file.stories.filter((story) => story.name !== 'Failed') }
        : file,
    )
    expect(compare(files).missing).toContainEqual(expect.stringContaining('route tags × Failed'))
  })

  it('names a cell whose story has no play', () => {
    const files = readStories().map((file) =>
      file.componentName === 'TagsPage'
        ? { ...file, stories: file.stories.map((story) => ({ ...story, hasPlay: story.name !== 'Failed' })) }
        : file,
    )
    expect(compare(files).missing).toContainEqual(expect.stringContaining('route tags × Failed'))
  })

  it('names a look of a component that only stories without a play show', () => {
    const files = readStories().map((file) =>
      file.file.endsWith('/StateDot.stories.tsx')
        ? { ...file, stories: file.stories.map((story) => ({ ...story, hasPlay: false })) }
        : file,
    )
    expect(compare(files).missing).toContainEqual(expect.stringMatching(/component StateDot × .*, with a play/))
  })

  it('counts the play of a story that a helper makes', () => {
    const page = readStories().find(({ componentName }) => componentName === 'TagEditPage')
    expect(page?.stories).toContainEqual(expect.objectContaining({ name: 'Draft', hasPlay: true }))
  })

  it('knows every route, the forms and the lists among them', () => {
    const cells = requiredCells()
    const names = new Set(cells.filter((cell) => cell.of === 'route').map((cell) => cell.name))
    expect([...names].sort()).toEqual([...Object.keys(patterns), '*'].sort())
    const statesOf = (name: string) => cells.filter((cell) => cell.name === name).map((cell) => cell.state)
    expect(statesOf('tags')).toEqual(['Default', 'Empty', 'Crowded', 'Loading', 'Failed', 'Forbidden'])
    expect(statesOf('login')).toEqual(['Default'])
    const ofAForm = ['Invalid', 'Saving', 'Saved', 'SaveFailed']
    expect(statesOf('LoginForm')).toEqual(ofAForm)
    expect(statesOf('ArticleForm')).toEqual([...ofAForm, 'Draft', 'SessionEnded', 'Conflict'])
  })
})
