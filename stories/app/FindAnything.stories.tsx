import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { MainLayout } from '../../src/app/MainLayout'
import { paths } from '../../src/paths'
import { findDialog, findHeading, press } from '../support/onScreen'
import { inScenario, pageMeta, patience, scenarioOf } from '../support/page'
import { hand } from '../support/hand'

const meta = {
  title: 'Console/Find anything',
  ...pageMeta,
  component: MainLayout,
  parameters: { ...pageMeta.parameters, ...inScenario({ at: paths.tags(), as: 'SUPER_ADMIN' }) },
} satisfies Meta<typeof MainLayout>

export default meta
type Story = StoryObj<typeof meta>

const field = () => screen.findByRole('combobox', { name: 'Find anything' }, patience)
const group = (name: string) => screen.findByRole('group', { name }, patience)
const namesIn = async (name: string) =>
  within(await group(name))
    .getAllByRole('option')
    .map((option) => option.textContent)

/** Opens it by the keys; a play has to press something first, as a person does. */
async function open(query = ''): Promise<void> {
  await hand.keyboard('{Control>}k{/Control}')
  await waitFor(async () => expect(await field()).toHaveFocus(), patience)
  if (query !== '') await hand.keyboard(query)
}

const isClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Find anything' })).toBeNull())

/** Records of every kind by name, address and tagline; the best kind first. */
export const Default: Story = {
  play: async (context) => {
    await findHeading('Tags')
    await open('react')
    await waitFor(async () => expect((await namesIn('Projects'))[0]).toMatch(/^ReactThe library/), patience)
    await expect(await group('Language stacks')).toBeVisible()
    await hand.keyboard('{Enter}')
    await waitFor(async () => expect(await findHeading('Edit React')).toHaveFocus())
    await isClosed()
    await expect(scenarioOf(context).address()).toBe(paths.projectEdit(1))
  },
}

/** A letter typed while the bar itself has the focus, as for a moment when it opens, is not lost. */
export const FocusBesideTheField: Story = {
  play: async () => {
    await findHeading('Tags')
    await open('r')
    screen.getByRole('dialog', { name: 'Find anything' }).focus()
    await hand.keyboard('ea')
    await expect(await field()).toHaveValue('rea')
  },
}

/** Opportunities of claimed projects, articles, and people for a SUPER_ADMIN. */
export const EveryKind: Story = {
  play: async (context) => {
    await findHeading('Tags')
    await open('translations')
    await waitFor(
      async () => expect(await namesIn('Opportunities')).toEqual(['Review translationsReact']),
      patience,
    )
    await hand.keyboard('{Control>}a{/Control}nora')
    await expect((await namesIn('People'))[0]).toMatch(/^Nora Nilsen/)
    await hand.keyboard('{Enter}')
    await findHeading('Manage Users')
    await expect(await screen.findByRole('rowheader', { name: /Nora Nilsen/ }, patience)).toBeVisible()
    await expect(scenarioOf(context).address()).toMatch(/^\/manage_users_main\/1\?q=/)
  },
}

/** Who may not see people is not asked about them. */
export const WithoutPeople: Story = {
  parameters: inScenario({ at: paths.tags(), as: 'CONTENT_EDITOR' }),
  play: async (context) => {
    await findHeading('Tags')
    await open('nora')
    await expect(await screen.findByText(/^Names, addresses and taglines/, {}, patience)).toBeVisible()
    await expect(scenarioOf(context).calls).not.toContain('userList')
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
}

/** One wrong letter; only where nothing fits as it is written. */
export const OneTypo: Story = {
  play: async () => {
    await findHeading('Tags')
    await open('postgersql')
    await waitFor(async () => expect((await namesIn('Projects'))[0]).toMatch(/^PostgreSQL/), patience)
  },
}

/** Behind `>` actions alone. What was opened last comes first. */
export const ActionsAndRecents: Story = {
  parameters: inScenario({ at: paths.tagEdit(3), as: 'ADMIN' }),
  play: async (context) => {
    await findHeading('Edit testing')
    await open()
    await waitFor(async () => expect(await namesIn('Recent')).toEqual(['testingTags']), patience)
    const isDark = document.body.classList.contains('bp6-dark')
    const other = isDark ? 'light' : 'dark'
    await hand.keyboard(`>${other}`)
    await expect(await namesIn('Actions')).toEqual([`Theme: ${other}`])
    await expect(screen.queryByRole('group', { name: 'Tags' })).toBeNull()
    await hand.keyboard('{Enter}')
    await isClosed()
    await waitFor(() => expect(document.body.classList.contains('bp6-dark')).toBe(!isDark))
    await open('>add tag{Enter}')
    await findHeading('Tags')
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus(), patience)
    await expect(scenarioOf(context).address()).toBe('/tags_main#add-tag')
  },
}

/** Escape gives the focus back to where it was; Ctrl+K closes as well. */
export const FocusReturns: Story = {
  parameters: inScenario({ at: paths.tagEdit(3), as: 'ADMIN' }),
  play: async () => {
    const name = await screen.findByLabelText('Name', {}, patience)
    await hand.type(name, '!')
    await open('x')
    await hand.keyboard('{Escape}')
    await isClosed()
    await expect(name).toHaveFocus()
    await hand.keyboard('{Control>}k{/Control}')
    await waitFor(async () => expect(await field()).toHaveValue(''), patience)
    await waitFor(async () => expect(await field()).toHaveFocus())
    await hand.keyboard('{Control>}k{/Control}')
    await isClosed()
    await hand.keyboard('?')
    await expect(name).toHaveValue('testing!?')
  },
}

/** A form that is not saved is asked about as by a link, and stays with its focus. */
export const Unsaved: Story = {
  parameters: inScenario({ at: paths.tagEdit(3), as: 'ADMIN' }),
  play: async () => {
    const name = await screen.findByLabelText('Name', {}, patience)
    await hand.type(name, '!')
    await open('>go to settings{Enter}')
    const question = await findDialog('Leave without saving?')
    await hand.click(question.getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveValue('testing!')
    await open('>go to settings{Enter}')
    await hand.click((await findDialog('Leave without saving?')).getByRole('button', { name: /^Leave/ }))
    await expect(await findHeading('Settings')).toBeVisible()
  },
}

/** What a list answers does not concern the others: it is left out, with a sentence, and asked for again. */
export const ListFailed: Story = {
  parameters: inScenario({
    at: paths.settings(),
    as: 'ADMIN',
    faults: { tagList: 403, articleList: 500, categoryList: 'malformed' },
  }),
  play: async (context) => {
    await findHeading('Settings')
    await open('react')
    await expect(await screen.findByText(/^Tags are left out\./, {}, patience)).toBeVisible()
    await expect(await screen.findByText(/^Articles are left out\./, {}, patience)).toBeVisible()
    await expect(await screen.findByText(/^Categories are left out\./, {}, patience)).toBeVisible()
    await expect((await namesIn('Projects'))[0]).toMatch(/^React/)
    const { faults } = scenarioOf(context)
    delete faults.articleList
    const line = screen.getByText(/^Articles are left out\./).closest('li') as HTMLElement
    await hand.click(within(line).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByText(/^Articles are left out\./)).toBeNull(), patience)
  },
}

/** Without a connection actions and what was opened last are still there, and one sentence says what is not. */
export const Offline: Story = {
  parameters: inScenario({ at: paths.settings(), as: 'ADMIN', fault: 'offline' }),
  play: async () => {
    await findHeading('Settings')
    await open('>')
    await expect(await group('Actions')).toBeVisible()
    await hand.keyboard('{Backspace}react')
    await expect(
      await screen.findByText(/^Projects, articles, .* and language stacks are left out\./, {}, patience),
    ).toBeVisible()
  },
}

/** A session that ends meanwhile leads to the login screen, and back to the page afterwards. */
export const SessionEnded: Story = {
  parameters: inScenario({ at: paths.settings(), as: 'ADMIN', faults: { articleList: 401 } }),
  play: async () => {
    await findHeading('Settings')
    await hand.keyboard('{Control>}k{/Control}')
    await expect(await findHeading('Login')).toBeVisible()
    await expect(screen.queryByRole('dialog', { name: 'Find anything' })).toBeNull()
  },
}

/** While lists are on their way, what is there can be used. */
export const Loading: Story = {
  parameters: inScenario({ at: paths.settings(), as: 'ADMIN', faults: { projectList: 'hang' } }),
  play: async () => {
    await findHeading('Settings')
    await open('react')
    await expect(await screen.findByText('Loading lists…', {}, patience)).toBeVisible()
    await expect(await group('Language stacks')).toBeVisible()
  },
}

/** A button opens it: in the drawer on a phone, which gives way. */
export const ByButton: Story = {
  play: async () => {
    await findHeading('Tags')
    await press('Find anything')
    await waitFor(async () => expect(await field()).toHaveFocus(), patience)
    await expect(document.querySelector('dialog[open]')).toBeNull()
    await hand.keyboard('react')
    await waitFor(async () => expect((await namesIn('Projects'))[0]).toMatch(/^React/), patience)
    await hand.click(within(await group('Projects')).getAllByRole('option')[0] as HTMLElement)
    await expect(await findHeading('Edit React')).toBeVisible()
  },
}

/** In a text with formats Ctrl+K makes a link of selected words, and finds anything without. */
export const InTheEditor: Story = {
  parameters: inScenario({ at: paths.articleEdit(1), as: 'ADMIN' }),
  tags: ['desktop'],
  play: async () => {
    const text = await screen.findByRole('textbox', { name: 'Content' }, patience)
    await hand.click(text)
    await waitFor(() => expect(text).toHaveFocus())
    await open()
    await hand.keyboard('{Escape}')
    await isClosed()
    await expect(text).toHaveFocus()
  },
}

/** Turned off in the settings, keys do nothing; the sheet is still there. */
export const ShortcutsOff: Story = {
  parameters: inScenario({ at: paths.settings(), as: 'ADMIN' }),
  play: async (context) => {
    const heading = await findHeading('Settings')
    const flag = await screen.findByRole('checkbox', { name: 'Shortcuts of one key' }, patience)
    heading.focus()
    await hand.keyboard('gt')
    await findHeading('Tags')
    await open('>go to settings{Enter}')
    await findHeading('Settings')
    await hand.click(await screen.findByRole('checkbox', { name: 'Shortcuts of one key' }, patience))
    await expect(flag.isConnected).toBe(false)
    ;(await findHeading('Settings')).focus()
    await hand.keyboard('gt')
    await hand.keyboard('?')
    await press('Show all shortcuts')
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }, patience))
    await expect(sheet.getByText('Save the form')).toBeVisible()
    await expect(sheet.queryByText('Go to')).toBeNull()
    await hand.click(sheet.getByRole('button', { name: 'Close' }))
    await expect(scenarioOf(context).address()).toBe(paths.settings())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(screen.queryByRole('region', { name: 'Notifications' })?.textContent ?? '').toBe('')
  },
}
