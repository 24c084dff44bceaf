import { describe, expect, it } from 'vitest'
import { createMemoryServer } from '../memoryServer'
import { ask } from '../testing/api'
import { samples, userId } from '../testing/samples'

const older =
  '<p id="top" class="lead">a <img src="data:image/png;base64,AA"><video src="/v.mp4"></video></p>'
const sample = samples({ id: userId('ADMIN') })

/** A server whose first article and project hold a text that would not be stored today. */
async function withOlderTexts(text: string) {
  const server = createMemoryServer('small')
  const token = await server.tokenOf('ADMIN')
  await server.database.transaction(async (tables) => {
    await tables.articles.update(1, { ...sample.articleUpdate.body, content: text })
    await tables.projects.update(1, { ...sample.projectUpdate.body, description: text })
  })
  return {
    save: async (content: string) => {
      const article = { ...sample.articleUpdate.body, title: 'Changed', content }
      const project = { ...sample.projectUpdate.body, name: 'Changed', description: content }
      await ask(server, 'articleUpdate', { token, params: { id: 1 }, body: article })
      await ask(server, 'projectUpdate', { token, params: { id: 1 }, body: project })
    },
    read: async () => {
      const article = await ask(server, 'articleOne', { params: { id: 1 } })
      const project = await ask(server, 'projectOne', { params: { id: 1 } })
      return [article.body.data, project.body.data]
    },
  }
}

describe('an older text', () => {
  it.each([older, `${older}<p>${'long '.repeat(20_000)}</p>`])(
    'stays as it was stored while other fields are saved',
    async (text) => {
      const { save, read } = await withOlderTexts(text)
      await save(text)
      expect(await read()).toMatchObject([
        { title: 'Changed', content: text },
        { name: 'Changed', description: text },
      ])
    },
  )

  it('loses what may not be stored when an edit saves it', async () => {
    const { save, read } = await withOlderTexts(older)
    await save(`${older}<p>b</p>`)
    expect(await read()).toMatchObject([
      { content: '<p>a </p><p>b</p>' },
      { description: '<p>a </p><p>b</p>' },
    ])
  })
})
