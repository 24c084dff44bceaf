import { mediaTypes } from './entities'
import { isImageAddress } from './fieldRules'
import { limits } from './limits'
import { looksEmpty } from './fields/looksEmpty'
import { youtubeId } from './videos'

interface Item {
  name: string
  url: string
  type: (typeof mediaTypes)[number]
}

/**
 * What is wrong with a project's `mediaJson`: '' or a JSON list of named images and YouTube videos. What was stored before
 * the edit may stay as it is, as a whole or item by item (decisions, "Answers of the API").
 */
export function mediaProblem(mediaJson: string, original?: string): string | undefined {
  if (mediaJson === '' || mediaJson === original) return undefined
  const items = listIn(mediaJson)
  if (!items) return unreadable
  if (items.length > limits.media) return `The media list is too long: ${limits.media} items at most`
  const known = new Set((listIn(original ?? '') ?? []).map((item) => JSON.stringify(item)))
  for (const item of items)
    if (!known.has(JSON.stringify(item))) {
      const problem = isItem(item) ? itemProblem(item) : unreadable
      if (problem) return problem
    }
  return undefined
}

const unreadable = 'The media list cannot be read: it has to be a list of name, url and type'

function itemProblem({ name, url, type }: Item): string | undefined {
  const what = `The media item "${name.slice(0, limits.name)}"`
  if (url.length > limits.url) return `The address of ${what} is too long: ${limits.url} characters at most`
  if (!isImageAddress(url)) return `${what} needs a web address`
  if (type === 'YOUTUBE' && !youtubeId(url))
    return `${what} needs the address of a video at youtube.com or youtu.be`
  if (looksEmpty(name)) return 'Each media item needs a name'
  return name.length > limits.name
    ? `The name of ${what} is too long: ${limits.name} characters at most`
    : undefined
}

function listIn(text: string): unknown[] | undefined {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list : undefined
  } catch {
    return undefined
  }
}

function isItem(value: unknown): value is Item {
  const { name, url, type } = (value ?? {}) as Partial<Record<keyof Item, unknown>>
  return typeof name === 'string' && typeof url === 'string' && mediaTypes.some((known) => known === type)
}
