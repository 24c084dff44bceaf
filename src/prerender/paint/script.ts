import type { EarlyCall } from '../../api/earlyCalls'
import { unloaded } from '../../lib/prerendered'
import { paintPage } from './paintPage'
import { isLoaded, untilPainted } from './untilPainted'

/**
 * The last script in the page of the build (`tools/build/page/prerenderedList.ts`): starts the console, and before that paints what is
 * known of the page where that comes first.
 */
async function begin(template: HTMLTemplateElement): Promise<void> {
  const { early } = window as { early?: readonly EarlyCall[] }
  template.remove()
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
  // Code that is at hand, as from the second visit on, draws the page itself as soon: to paint it before would delay it.
  const painting = early && !links.every(isLoaded) ? paintPage(template, [...early]) : undefined
  if (painting) await untilPainted(painting, links)
  try {
    await import(/* @vite-ignore */ template.dataset['start']!)
  } catch (error) {
    window.dispatchEvent(new Event(unloaded))
    throw error
  }
}

const template = document.querySelector<HTMLTemplateElement>('template#list')
if (template) void begin(template)
