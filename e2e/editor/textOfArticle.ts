import type { TestConsole } from '../../server/node/testing/testConsole'
import { askAs } from '../support/askAs'
import { keepPicture } from './keptPicture'

/** The rich text of an article, written and read past the console. */
export interface ArticleText {
  put: (html: string) => Promise<void>
  get: () => Promise<string>
}

interface Stored {
  tags: { id: number }[]
  content: string
}

/** Opens the text of an article of the demo, as its ADMIN; pictures in it are the kept one. */
export async function textOfArticle(console: TestConsole, id: number): Promise<ArticleText> {
  const { ask } = await askAs(console, 'ADMIN')
  await keepPicture(console)
  const read = async () => (await ask<{ data: Stored }>('GET', `/public/article/${id}`)).data
  return {
    async put(html) {
      const { tags, ...article } = await read()
      await ask('PUT', `/admin/article/update/${id}`, {
        ...article,
        tags: tags.map((tag) => tag.id),
        content: html,
      })
      const { content } = await read()
      if (content !== html) throw new Error(`The server keeps another text: ${content} instead of ${html}`)
    },
    get: async () => (await read()).content,
  }
}
