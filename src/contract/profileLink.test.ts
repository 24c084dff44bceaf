import { expect, it } from 'vitest'
import { profileLink } from './profileLink'

const site = { siteUrl: 'https://directory.example.org', productSlug: 'osn' }

it('links a web address as it is', () => {
  expect(profileLink('https://example.com/ada', site)).toBe('https://example.com/ada')
})

it('links a path of the product below the front-end site', () => {
  expect(profileLink('osn/ada_l-1', site)).toBe('https://directory.example.org/osn/ada_l-1')
})

it('shows a path of the product as text where there is no front-end site', () => {
  expect(profileLink('osn/ada', { ...site, siteUrl: '' })).toBeUndefined()
})

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'osn/',
  'osn/a/b',
  'osn/../x',
  'other/ada',
  'osn/a b',
  '',
])('shows %s as text', (value) => expect(profileLink(value, site)).toBeUndefined())
