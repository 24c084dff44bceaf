import { within } from 'storybook/test'
import { paths } from '../../../src/paths'
import { hand } from '../../support/hand'
import { alerts, button, heading, main, until } from '../look'
import type { SendRow, Table } from './row'

const nowhere = document.createElement('div')
const dialog = () => document.querySelector<HTMLElement>('[role=dialog]')
const menu = () => document.querySelector('nav[aria-label=Main]') ?? nowhere
const typed = 'Typed in the matrix'

/** A button that may come later, or be blocked for a while. */
const ready = (name: string, place: () => ParentNode | null = () => document) =>
  until(() => {
    const found = place()
    const one = found && button(name, found)
    return one?.getAttribute('aria-disabled') === 'true' ? null : one
  }, `the button ${name} stays blocked`)

const nameOf = (name: string) =>
  dialog()?.querySelector<HTMLInputElement>(`input[aria-label="Name of ${name}"]`)

/** Opens the dialog, once the shared views are in the sidebar. */
async function open(): Promise<HTMLElement> {
  const found = dialog()
  if (found) return found
  await until(() => menu().textContent?.includes('Next meeting'), 'no shared views')
  await hand.click(await ready('Edit views', menu))
  return until(dialog, 'no dialog')
}

/** A change in the dialog "Edit views" of the projects. */
const change: Pick<
  SendRow,
  'kind' | 'at' | 'as' | 'hasViews' | 'alerts' | 'hasToast' | 'isForgotten' | 'findsOut' | 'leaves'
> = {
  kind: 'send',
  at: paths.projects(),
  as: 'ADMIN',
  hasViews: true,
  alerts: () => alerts(dialog() ?? nowhere),
  hasToast: false,
  isForgotten: true,
  findsOut: true,
  async leaves() {
    await hand.click(await ready('Done', dialog))
    await until(() => !dialog(), 'the dialog stays')
  },
}

/** Views that staff shares with everybody: listed in the sidebar beside every screen, changed in its dialog. */
export const viewRows: Pick<Table, 'viewList' | 'viewCreate' | 'viewRename' | 'viewRemove'> = {
  viewList: {
    kind: 'load',
    group: 'lists',
    at: paths.projects(),
    as: 'ADMIN',
    hasViews: true,
    isShown: () => menu().textContent?.includes('For the newsletter') === true,
    beside: { place: menu, again: 'Load shared views' },
    without: { 'answer after the screen was left': 'the sidebar stands beside every screen' },
  },
  viewCreate: {
    ...change,
    group: 'creates',
    async fill() {
      await until(() => heading() === 'Projects' && main().textContent?.includes('React'), 'no projects')
      if (!button('Edit views', menu()) || !menu().textContent?.includes('Featured')) {
        await hand.click(
          await until(() => within(main()).queryAllByRole('button', { name: 'Featured' })[0], 'no chip'),
        )
        await hand.click(await ready('Save view', main))
        await hand.click(await ready('Dismiss', () => document.querySelector('[aria-label=Notifications]')))
      }
      await open()
    },
    async send() {
      await open()
      return ready('Share with everybody: Featured', dialog)
    },
    saved: 'View shared with everybody',
    stored: async (tables) => (await tables.views.all()).filter(({ name }) => name === 'Featured').length,
    isKeyed: true,
  },
  viewRename: {
    ...change,
    group: 'updates',
    fill: async () => void (await open()),
    async send() {
      const place = await open()
      const field = await until(() => nameOf('Next meeting'), 'no name')
      if (field.value !== typed) {
        await hand.clear(field)
        await hand.keyboard(typed)
      } else {
        // One that was refused is sent again only once it was changed.
        field.focus()
        await hand.keyboard('{End}!{Backspace}')
      }
      // The name is taken when its field is left.
      return within(place).getByText('For the newsletter')
    },
    isKept: () => nameOf('Next meeting')?.value === typed,
    saved: () => nameOf(typed) !== null && nameOf(typed) !== undefined,
    stored: async (tables) => (await tables.views.all()).filter(({ name }) => name === typed).length,
  },
  viewRemove: {
    ...change,
    group: 'updates',
    fill: async () => void (await open()),
    async send() {
      await open()
      return ready('Stop sharing Next meeting', dialog)
    },
    saved: 'View no longer shared',
    stored: async (tables) => ((await tables.views.findLocked(2)) ? 0 : 1),
    without: { '404': 'a view that is gone is not shared: nothing has failed' },
  },
}
