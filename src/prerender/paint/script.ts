import type { EarlyCall } from '../../api/earlyCalls'
import { unloaded } from '../../lib/prerendered'
import { paintList } from './paintList'
import { isLoaded, untilPainted } from './untilPainted'

/**
 * The last script in the page of the build (`tools/build/page/prerenderedList.ts`): starts the console, and before that paints the
 * list where its rows come first.
 */
async function begin(template: HTMLTemplateElement): Promise<void> {
  const { early } = window as { early?: readonly EarlyCall[] }
  template.remove()
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
  // Code that is at hand, as from the second visit on, draws the rows itself as soon: to paint them before would delay it.
  if (early && !links.every(isLoaded)) await untilPainted(paintList(template, [...early]), early[1], links)
  try {
    await import(/* @vite-ignore */ template.dataset['start']!)
  } catch (error) {
    window.dispatchEvent(new Event(unloaded))
    throw error
  }
}

const template = document.querySelector<HTMLTemplateElement>('template#list')
if (template) void begin(template)
