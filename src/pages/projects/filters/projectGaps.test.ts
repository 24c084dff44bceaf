import { expect, it } from 'vitest'
import { gapsOf, incompleteList, isIncomplete } from './projectGaps'

const whole = {
  featuredImage: '/a.png',
  hasDescription: true,
  hasDeploymentInstructions: true,
  license: 'MIT',
}
const isKnown = (license: string) => license === 'MIT'

it.each([
  ['nothing', {}, []],
  ['the image', { featuredImage: '' }, ['image']],
  ['the description', { hasDescription: false }, ['description']],
  ['deployment instructions', { hasDeploymentInstructions: false }, ['deployment']],
  ['a known license', { license: 'Proprietary' }, ['license']],
  ['any license', { license: '' }, ['license']],
])('finds what a project lacks: %s', (_what, over, gaps) => {
  expect(gapsOf({ ...whole, ...over }, isKnown)).toEqual(gaps)
})

it('counts nothing as missing that the host does not say', () => {
  const bare = {
    ...whole,
    featuredImage: '',
    hasDescription: undefined,
    hasDeploymentInstructions: undefined,
  }
  expect(gapsOf({ ...bare, license: undefined }, isKnown)).toEqual([])
  expect(gapsOf({ ...whole, license: 'Proprietary' }, undefined)).toEqual([])
})

it('calls a project incomplete for what visitors see, not for deployment instructions', () => {
  expect(isIncomplete({ ...whole, hasDeploymentInstructions: false }, isKnown)).toBe(false)
  expect(isIncomplete({ ...whole, license: 'Proprietary' }, isKnown)).toBe(true)
})

it('leads to the list of those projects', () => {
  const show = new URL(incompleteList, 'https://example.org').searchParams.get('show')
  expect(show).toBe('missing:image,missing:description,missing:license')
})
