import type { Client } from '../api/client'
import type { ArticleBody } from '../contract/bodies'
import type { Article, ArticleRow } from '../contract/entities'
import type { ReplaceOptions, SaveOptions } from './merge/SaveOptions'
import { newTag, withBody } from './merge/withBody'
import { Resource } from './Resource'
import { ResourceMap } from './ResourceMap'

/** Articles: all of them as rows, and each whole. */
export class ArticleStore {
  readonly list: Resource<ArticleRow[]>
  readonly one: ResourceMap<number, Article>

  constructor(private readonly client: Client) {
    this.list = new Resource((signal, _, onRows) => client.call('articleList', { signal, onRows }))
    this.one = new ResourceMap((id, options) => client.call('articleOne', { params: { id }, ...options }))
  }

  /** What the list knows of an article, to name it before it has loaded. */
  row(id: number): ArticleRow | undefined {
    return this.list.value?.find((article) => article.id === id)
  }

  /** Adds an article; returns its id where the host says it. Throws an `ApiError`. */
  async create(values: ArticleBody, options: SaveOptions = {}): Promise<number | undefined> {
    const answer = await this.client.call('articleCreate', { body: values, ...options })
    this.list.invalidate()
    return answer.data?.id
  }

  /** Replaces article `id`. Throws an `ApiError`. */
  async update(id: number, values: ArticleBody, options: ReplaceOptions = {}): Promise<void> {
    const tag = await newTag(options, (rest) =>
      this.client.call('articleUpdate', { params: { id }, body: values, ...rest }),
    )
    this.list.invalidate()
    this.one.replaced(id, tag, (article) => withBody(article, values))
  }
}
