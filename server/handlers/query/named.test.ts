import { describe, expect, it } from 'vitest'
import type { ProjectPage } from '../../../src/contract/endpoints/query'
import { createMemoryServer } from '../../memoryServer'
import { ask } from '../../testing/api'
import { inTexts } from '../../testing/attacks'

async function directory() {
  const server = createMemoryServer('small')
  const token = await server.tokenOf('CONTENT_EDITOR')
  return (names: readonly string[], more: readonly (readonly [string, string])[] = []) =>
    ask(server, 'projectQuery', {
      token,
      query: [['limit', '1'], ...names.map((name) => ['named', name] as const), ...more],
    })
}

describe('the projects with some names', () => {
  it('are answered as the list has them, whatever their case', async () => {
    const send = await directory()
    const page = (await send(['REACT', ' postgresql ', 'Nothing'])).body.data as ProjectPage
    expect(page.rows.map(({ name }) => name).sort()).toEqual(['PostgreSQL', 'React'])
    expect(page).toMatchObject({ before: null, after: null, counts: null })
  })

  it('are asked for by any text', async () => {
    const send = await directory()
    for (const text of [...Object.values(inTexts), '', '%', "'", '\\', '\u{1f9c1}'])
      if (text.length <= 200 && !text.includes('\0')) expect((await send([text])).status, text).toBe(200)
    const refused = await send(['React', 'a\0b'])
    expect(refused.status).toBe(422)
    expect(refused.body.errors).toEqual({
      named: 'named holds a character that cannot be stored: type it again',
    })
    expect((await send(['React'], [['filter', 'license:\0']])).status).toBe(422)
  })

  it('are a hundred at most, of names that a project can have, and not asked for with ids', async () => {
    const send = await directory()
    const message = async (...asked: Parameters<typeof send>) => {
      const { status, body } = await send(...asked)
      expect(status).toBe(422)
      return body.message
    }
    expect(await message(Array.from({ length: 101 }, (_, at) => `name ${at}`))).toMatch(/100/)
    expect(await message(['x'.repeat(201)])).toMatch(/200 characters/)
    expect(await message(['React'], [['only', '1']])).toBe('Send either only or named, not both')
  })
})
