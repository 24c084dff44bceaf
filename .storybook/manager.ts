import { addons, type API } from 'storybook/manager-api'
import { create } from 'storybook/theming/create'
import type { ManagerTheme } from './managerTheme'
import { playWidthOf, viewportOf, widthFor } from './widths'

interface Globals {
  theme?: string
  viewport?: { value?: string; isRotated?: boolean }
}

/** `main.ts` writes the themes into the page's head: this file is built without the product's styles. */
const { consoleThemes } = window as unknown as { consoleThemes: Record<'light' | 'dark', ManagerTheme> }
const themeOf = (name: string | undefined) => create(consoleThemes[name === 'dark' ? 'dark' : 'light'])

const panels = { screens: 'storybook/interactions/panel', components: 'addon-controls' }

const startsDark = /[?&]globals=[^&]*theme:dark/.test(decodeURIComponent(window.location.search))
addons.setConfig({ theme: themeOf(startsDark ? 'dark' : 'light'), selectedPanel: panels.screens })

addons.register('console', (api) => {
  let globals: Globals = {}
  const follow = (update: { globals: Globals }) => {
    if (update.globals.theme !== globals.theme) api.setOptions({ theme: themeOf(update.globals.theme) })
    globals = update.globals
  }
  api.on('setGlobals', follow)
  api.on('globalsUpdated', follow)

  let kind: keyof typeof panels = 'screens'
  let ownWidth: string | undefined
  api.on('currentStoryWasSet', () => {
    const entry = api.getCurrentStoryData()
    if (!entry || entry.type !== 'story') return
    const next = entry.title.startsWith('Components/') ? 'components' : 'screens'
    if (next !== kind) api.setSelectedPanel(panels[next])
    kind = next
    ownWidth = offerWidth(api, entry.tags, globals.viewport?.value, ownWidth)
  })
})

/**
 * Opens a story whose play needs a phone or a desktop at that width, and takes the width back with the next story. What
 * somebody has chosen in the toolbar stays. Returns the width that is set by this and not by a person.
 */
function offerWidth(
  api: API,
  tags: readonly string[],
  current: string | undefined,
  own: string | undefined,
): string | undefined {
  if (current !== undefined && current !== own) return undefined
  const play = playWidthOf(tags)
  const needed = play && viewportOf(widthFor(play))
  if (needed !== current) api.updateGlobals({ viewport: { value: needed, isRotated: false } })
  return needed
}
