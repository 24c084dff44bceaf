import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { consoleChunk, contractChunk, wireChunk } from './consoleChunk'

const root = path.resolve(import.meta.dirname, '../../..')
const inSource = (name: string) => path.join(root, 'src', name)
const frame = inSource('app/BrowserApp.tsx')
const projects = inSource('pages/projects/ProjectsPage.tsx')
const tags = inSource('pages/taxonomy/TagsPage.tsx')

interface Module {
  needs?: string[]
  fetches?: string[]
}

/** The modules of a build, by path. */
const build = (modules: Record<string, Module>, name = consoleChunk()) => {
  const known = {
    getModuleInfo: (id: string) => {
      const { needs = [], fetches = [] } = modules[id] ?? {}
      return { importedIds: needs, dynamicallyImportedIds: fetches }
    },
  }
  return (id: string) => name(id, known)
}

describe('the chunk of the console', () => {
  const chunkOf = build({
    [frame]: {
      needs: ['sidebar'],
      fetches: [projects, tags],
    },
    sidebar: { needs: ['link'] },
    link: { needs: ['sidebar'] },
    [projects]: { needs: ['table', 'filters'] },
    [tags]: { needs: ['table', 'tagForm'] },
    table: { needs: ['row'] },
  })

  it('holds all that the frame needs', () => {
    expect([frame, 'sidebar', 'link'].map(chunkOf)).toEqual(['console', 'console', 'console'])
  })

  it('holds the first screen, and no other that the frame fetches', () => {
    expect([projects, 'table', 'row', 'filters'].map(chunkOf)).toEqual(Array(4).fill('console'))
    expect([tags, 'tagForm'].map(chunkOf)).toEqual([undefined, undefined])
  })
})

it('The chunk of what makes the calls holds the client with all that it needs', () => {
  const client = inSource('api/client.ts')
  const chunkOf = build(
    { [client]: { needs: ['axios', 'endpoints'] }, endpoints: { needs: ['zod'] } },
    wireChunk(),
  )
  expect([client, 'axios', 'endpoints', 'zod', frame].map(chunkOf)).toEqual([
    ...Array<string>(4).fill('wire'),
    undefined,
  ])
})

it('What the client and the console both need has a chunk of its own', () => {
  const client = inSource('api/client.ts')
  const chunkOf = build(
    {
      [client]: { needs: ['axios', 'endpoints'] },
      [inSource('api/readEarly.ts')]: { needs: ['rowReader', 'endpoints'] },
      endpoints: { needs: ['zod'] },
    },
    contractChunk(),
  )
  expect(['endpoints', 'zod'].map(chunkOf)).toEqual(['contract', 'contract'])
  expect([client, 'axios', 'rowReader'].map(chunkOf)).toEqual(Array(3).fill(undefined))
})
