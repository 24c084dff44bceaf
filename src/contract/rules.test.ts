import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProjectBody } from './bodies'
import { isImageAddress, isWebAddress } from './fieldRules'
import { closesCircle, rules } from './rules'

const project: ProjectBody = {
  name: 'React',
  projectUrl: 'https://react.dev',
  tagline: 'A library for user interfaces',
  license: 'MIT',
  featuredImage: '/uploads/a.png',
  description: '',
  deploymentInstructions: '',
  mediaJson: '[]',
  isActive: true,
  isClaimed: false,
  isFeatured: false,
  tags: [1],
  categories: [1],
  language_stacks: [1],
}

describe('the rules of a project (specification §5)', () => {
  it('accept a whole one', () => expect(rules.project(project)).toEqual({}))

  it('use the sentences of the specification', () => {
    expect(rules.project({ ...project, projectUrl: 'react' })).toEqual({ projectUrl: 'Incorrect projectUrl' })
    expect(rules.project({ ...project, featuredImage: ' ' })).toEqual({
      featuredImage: 'Featured image is mandatory',
    })
    for (const field of ['tags', 'categories', 'language_stacks'] as const)
      expect(rules.project({ ...project, [field]: [] })).toEqual({
        [field]: 'Please add at least one tag, category and language',
      })
  })

  it('require name, project url, tagline and license', () => {
    const blank = { ...project, name: '', projectUrl: '', tagline: ' ', license: '' }
    expect(Object.keys(rules.project(blank))).toEqual(['name', 'projectUrl', 'tagline', 'license'])
  })

  it('let an odd address stay as long as nobody changes it', () => {
    const odd = { ...project, projectUrl: 'see the wiki' }
    expect(rules.project(odd, { projectUrl: 'see the wiki' })).toEqual({})
    expect(rules.project(odd, { projectUrl: 'https://react.dev' })).toHaveProperty('projectUrl')
  })

  it('refuse a character that no database keeps', () => {
    expect(rules.project({ ...project, name: 'a\u0000b' })).toHaveProperty('name')
  })
})

describe('addresses', () => {
  it.each([
    'https://example.org',
    'http://localhost:3000/a',
    'https://a.b/c?d#e',
    'HTTPS://EXAMPLE.ORG',
    'https://[::1]/',
  ])('accept %s', (value) => expect(isWebAddress(value)).toBe(true))
  it.each([
    '',
    'example.org',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
    'https://nodots',
    'https://a b.c',
    '//a.b',
    'ftp://a.b',
  ])('refuse %s', (value) => expect(isWebAddress(value)).toBe(false))
  it('of images may be a path of this host, and never a script or another host in disguise', () => {
    expect(isImageAddress('/uploads/a.png')).toBe(true)
    for (const value of [
      '//evil.example/a.png',
      '/\\evil.example/a.png',
      'data:image/png;base64,AA',
      'javascript:x',
    ])
      expect(isImageAddress(value)).toBe(false)
  })
})

describe('closesCircle', () => {
  it('finds a record among its own descendants, itself included', () => {
    const list = [
      { id: 1, parentId: 0 },
      { id: 2, parentId: 1 },
      { id: 3, parentId: 2 },
    ]
    expect(closesCircle(1, 3, list)).toBe(true)
    expect(closesCircle(2, 2, list)).toBe(true)
    expect(closesCircle(3, 1, list)).toBe(false)
    expect(closesCircle(1, 0, list)).toBe(false)
  })

  it('ends on any list, also one that holds a circle already', () => {
    const nodes = fc.array(
      fc.record({ id: fc.integer({ min: 1, max: 9 }), parentId: fc.integer({ min: 0, max: 9 }) }),
    )
    fc.assert(
      fc.property(
        nodes,
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 0, max: 9 }),
        (list, id, parent) => {
          expect(typeof closesCircle(id, parent, list)).toBe('boolean')
        },
      ),
    )
  })
})
