import { aProject } from '../../fixtures'
import type { ScenarioProject } from '../../scenario'
import { adjectives, animals, kinds, things } from './words'

/** Ids that a made-up project may refer to, and the picture that it shows. */
export interface Relations {
  tags: readonly number[]
  categories: readonly number[]
  stacks: readonly number[]
  picture: string
}

const licenses = ['MIT', 'Apache-2.0', 'GPL-3.0-only', 'MIT', 'BSD-3-Clause', 'MPL-2.0', 'AGPL-3.0-only']

const lists = [adjectives, animals, things, kinds]

/** So many different names there are. */
const combinations = lists.reduce((product, list) => product * list.length, 1)

/** Has no factor in common with any count of words, so that the numbers below `combinations` all get different names. */
const step = 1_299_709

/** A made-up project, always the same one for the same id and relations. Its tagline says that it is made up. */
export function madeUpProject(
  id: number,
  { tags, categories, stacks, picture }: Relations,
): ScenarioProject & { id: number } {
  const words = wordsOf(id)
  return aProject({
    id,
    name: words.join(' '),
    projectUrl: `https://example.org/projects/${id}`,
    tagline: `A ${words.at(-1)?.toLowerCase()} made up by "npm run seed", number ${id}`,
    license: licenses[id % licenses.length] ?? 'MIT',
    isActive: id % 11 !== 0,
    featuredImage: picture,
    tags: pick(tags, id, 3),
    categories: pick(categories, id, 1),
    language_stacks: pick(stacks, id, 2),
  })
}

/** The words of a name, from each list one; those of neighbouring ids have nothing in common. */
function wordsOf(id: number): string[] {
  let rest = (id * step) % combinations
  return lists.map((list) => {
    const word = list[rest % list.length] ?? ''
    rest = Math.floor(rest / list.length)
    return word
  })
}

/** Up to `count` different ids, others for each `start`. */
function pick(ids: readonly number[], start: number, count: number): number[] {
  return [...new Set(Array.from({ length: count }, (_, each) => ids[(start + each * 7) % ids.length] ?? 0))]
}
