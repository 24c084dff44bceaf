import { expect, it } from 'vitest'
import { mix, type Directory, type LoadCall } from './mix'

const directory: Directory = {
  projects: Array.from({ length: 30 }, (_, index) => ({
    id: index + 1,
    name: `Project ${index}`,
    featuredImage: '',
    tagline: '',
    license: 'MIT',
    isActive: true,
    isClaimed: false,
    isFeatured: false,
    mediaJson: '[]',
    description: '',
    deploymentInstructions: '',
    projectUrl: '',
    tags: [1],
    language_stacks: [1],
    categories: [1],
  })),
  articles: [1, 2, 3],
  tags: [{ id: 1, name: 'x' }],
}

function calls(seed: number, count: number): LoadCall[] {
  const made: LoadCall[] = []
  for (const call of mix(directory, seed)) if (made.push(call) === count) break
  return made
}

it('the load is 90 % reads, 15 % of them lists, and 10 % writes', () => {
  const made = calls(1, 20_000)
  const share = (kind: LoadCall['kind']) => made.filter((call) => call.kind === kind).length / made.length
  expect(share('write')).toBeCloseTo(0.1, 2)
  expect(share('list')).toBeCloseTo(0.9 * 0.15, 2)
  expect(share('record')).toBeCloseTo(0.9 * 0.85, 2)
})

it('the load is the same for the same person, and another for the next', () => {
  expect(calls(7, 100)).toEqual(calls(7, 100))
  expect(calls(8, 100)).not.toEqual(calls(7, 100))
})
