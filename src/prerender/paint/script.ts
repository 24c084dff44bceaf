import type { EarlyCall } from '../../api/earlyCalls'
import { holdKeys } from '../../app/loading/holdKeys'
import { unloaded } from '../../lib/prerendered'
import { paintPage } from './paintPage'
import { untilPainted } from './untilPainted'

/**
 * The last script in the page of the build (`tools/build/page/prerenderedList.ts`): starts the console, and before that paints what is
 * known of the page where that comes first. The sign-in form, where the page begins with it, is painted before.
 */
async function begin(template: HTMLTemplateElement): Promise<void> {
  const { early, formPainted } = window as { early?: readonly EarlyCall[]; formPainted?: Promise<void> }
  template.remove()
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
  const painting = early && paintPage(template, [...early])
  // What is painted looks as if it took keys.
  if (painting) holdKeys()
  if (painting) await untilPainted(painting, links)
  await formPainted
  try {
    await import(/* @vite-ignore */ template.dataset['start']!)
  } catch (error) {
    window.heldKeys = undefined
    window.dispatchEvent(new Event(unloaded))
    throw error
  }
}

const template = document.querySelector<HTMLTemplateElement>('template#list')
if (template) void begin(template)
