import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { shortClassName } from './shortClassName'

const css = '.row { animation: slide 1s } .firstRow { color: red } .first { color: blue } @keyframes slide {}'
const nameOf = (name: string, file = 'src/Part.module.css') => shortClassName(name, path.resolve(file), css)

describe('the names of classes in the build', () => {
  afterEach(() => void vi.unstubAllEnvs())

  it('are short, and different for each class and file', () => {
    vi.stubEnv('NODE_ENV', 'production')
    const names = ['row', 'first', 'firstRow', 'slide'].flatMap((name) => [
      nameOf(name),
      nameOf(name, 'src/Other.module.css'),
    ])
    expect(new Set(names).size).toBe(8)
    for (const name of names) expect(name).toMatch(/^_(slide_)?\w{4,7}$/)
  })

  it('are the same wherever the project lies', () => {
    vi.stubEnv('NODE_ENV', 'production')
    const here = nameOf('row')
    vi.spyOn(process, 'cwd').mockReturnValue('/elsewhere')
    expect(shortClassName('row', '/elsewhere/src/Part.module.css?used', css)).toBe(here)
    vi.restoreAllMocks()
  })

  it('hold the names of the source elsewhere', () => {
    expect(nameOf('firstRow')).toMatch(/^_firstRow_/)
  })
})
