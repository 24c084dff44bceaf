import { describe, expect, it } from 'vitest'
import { fileOf, isTaken, readFileName } from './pictureName'
import { readSettings } from './settings'

describe('the settings of a visual review', () => {
  it('are every story at two widths in two themes by default', () => {
    expect(readSettings([])).toMatchObject({ widths: [1280, 390], themes: ['light', 'dark'], only: [] })
  })

  it('are read from the words of the command', () => {
    const words = ['--width', '320', '--theme', 'dark', '--since', 'main~1', 'badge', 'pager']
    expect(readSettings(words)).toMatchObject({
      widths: [320],
      themes: ['dark'],
      since: 'main~1',
      only: ['badge', 'pager'],
    })
  })

  it.each([
    [['--width', 'wide'], 'A width is a whole number from 200 to 4000, not "wide".'],
    [['--theme', 'sepia'], 'A theme is light or dark, not "sepia".'],
    [['--pages', '0'], 'The number of pages is a whole number from 1 to 16, not "0".'],
  ])('refuse %j with a sentence', (words, sentence) => {
    expect(() => readSettings(words)).toThrow(sentence)
  })
})

describe('the name of a picture', () => {
  const name = { story: 'components-badge--default', width: 1280, theme: 'dark' } as const

  it('is read as it was written', () => {
    expect(fileOf(name)).toBe('components-badge--default.1280.dark.png')
    expect(readFileName(fileOf(name))).toEqual(name)
    expect(readFileName('run.json')).toBeUndefined()
  })

  it('knows whether a run takes it', () => {
    const settings = readSettings(['badge'])
    expect(isTaken(name, settings)).toBe(true)
    expect(isTaken({ ...name, width: 320 }, settings)).toBe(false)
    expect(isTaken({ ...name, story: 'components-pager--default' }, settings)).toBe(false)
  })
})
