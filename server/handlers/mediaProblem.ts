import * as z from 'zod/mini'
import { MediaItem } from '../../src/contract/entities'
import { isImageAddress } from '../../src/contract/fieldRules'

/**
 * A sentence at `mediaJson` unless it is '' or a JSON list of media items with web addresses. What was stored before the
 * edit may stay as it is (decisions, "Answers of the API").
 */
export function mediaProblem(mediaJson: string, original?: string): { mediaJson?: string } {
  if (mediaJson === '' || mediaJson === original) return {}
  const items = z.safeParse(z.array(MediaItem), parsed(mediaJson))
  if (!items.success)
    return { mediaJson: 'The media list cannot be read: it has to be a list of name, url and type' }
  const odd = items.data.find((item) => !isImageAddress(item.url))
  return odd ? { mediaJson: `The media item "${odd.name}" needs a web address` } : {}
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
