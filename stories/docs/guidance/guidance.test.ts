import { describe, expect, it } from 'vitest'
import { readStories } from '../../coverage/readStories'
import { guidance } from './guidance'
import { guidedOn } from './guidedOn'
import { designSystem } from '../whenToUse'

describe('do and don’t of components', { timeout: 30_000 }, () => {
  const names = designSystem().map(({ name }) => name)
  const sentences = Object.entries(guidance)

  it('are there for each component that screens are made of', () => {
    expect(names.filter((name) => !(name in guidance))).toEqual([])
  })

  it('are of components that exist', () => {
    expect(Object.keys(guidance).filter((name) => !names.includes(name))).toEqual([])
  })

  it('are one short sentence each', () => {
    const isShort = (text: string) => /^[A-Z].*\.$/.test(text) && text.length <= 100
    expect(sentences.filter(([, one]) => !isShort(one.do) || !isShort(one.dont))).toEqual([])
    expect(sentences.filter(([, { dont }]) => !dont.startsWith('Don’t '))).toEqual([])
  })

  it('stand on every page of a component', () => {
    const pages = readStories().filter(({ title }) => title.startsWith('Components/'))
    const without = pages.filter(({ title, componentName }) => guidedOn(title, componentName).length === 0)
    expect(without.map(({ title, componentName }) => `${title}: ${componentName}`)).toEqual([])
  })
})
