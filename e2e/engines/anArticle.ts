import type { Asker } from '../support/askAs'

/** Adds an article by the API, and returns its id. */
export async function anArticle(
  ask: Asker['ask'],
  title: string,
  content: string,
  tags: number[],
): Promise<number> {
  const featuredImage = 'https://example.org/picture.png'
  const body = {
    title,
    featuredImage,
    content,
    tags,
    isPublished: true,
    isFeatured: false,
    excerpt: 'Short.',
  }
  await ask('POST', '/admin/article/create', body)
  const { data } = await ask<{ data: { id: number; title: string }[] }>('GET', '/public/articles/0')
  const added = data.find((one) => one.title === title)
  if (!added) throw new Error(`There is no article ${title}`)
  return added.id
}
