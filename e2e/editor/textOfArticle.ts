import type { TestConsole } from '../../server/node/testConsole'

/** The rich text of an article, written and read past the console. */
export interface ArticleText {
  put: (html: string) => Promise<void>
  get: () => Promise<string>
}

interface Stored {
  tags: { id: number }[]
  content: string
}

/** Opens the text of an article of the demo, as its ADMIN. */
export async function textOfArticle(console: TestConsole, id: number): Promise<ArticleText> {
  const account = console.accounts.find(({ role }) => role === 'ADMIN')
  let token = ''
  async function call(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${console.address}/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: token ? `Bearer ${token}` : '' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const login = await call('POST', '/auth/login/', { email: account?.email, password: account?.password })
  token = (login as { token: string }).token
  const read = async () => ((await call('GET', `/public/article/${id}`)) as { data: Stored }).data
  return {
    async put(html) {
      const { tags, ...article } = await read()
      await call('PUT', `/admin/article/update/${id}`, {
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
