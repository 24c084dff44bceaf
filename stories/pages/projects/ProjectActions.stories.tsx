import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { ProjectsPage } from '../../../src/pages/projects/ProjectsPage'
import { paths } from '../../../src/paths'
import { hand } from '../../support/hand'
import { fill, findHeading, findRow, findToast, press, pressUndo } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'

const at = { at: paths.projects(), as: 'ADMIN' } as const

const meta = { title: 'Projects/More', ...pageAt(at), component: ProjectsPage } satisfies Meta<
  typeof ProjectsPage
>

export default meta
type Story = StoryObj<typeof meta>

/** Opens the menu of a record. */
async function more(name: string) {
  await hand.click(await screen.findByRole('button', { name: `More for ${name}` }, patience))
  return within(await screen.findByRole('menu', { name: `More for ${name}` }, patience))
}

const nameField = () => screen.findByRole('textbox', { name: 'Name' }, patience)

export const Default: Story = {
  play: async (context) => {
    await findRow('React')
    const menu = await more('React')
    const lines = menu.getAllByRole('menuitem').map(({ textContent }) => textContent)
    await expect(lines.slice(0, 3)).toEqual(['Open', 'Open in a new tab', 'Copy link'])
    await expect(lines.at(-1)).toBe('Duplicate')
    await hand.click(menu.getByRole('menuitem', { name: 'Open' }))
    await findHeading('Edit React')
    await expect(scenarioOf(context).address()).toBe(paths.projectEdit(1))
  },
}

/** The form that adds holds what the record holds, under another name. Nothing is saved until it is added. */
export const Duplicate: Story = {
  play: async (context) => {
    await findRow('React')
    await hand.click((await more('React')).getByRole('menuitem', { name: 'Duplicate' }))
    await waitFor(async () => expect(await nameField()).toHaveValue('React (copy)'), patience)
    await findToast('Copied into the form. Nothing is saved until you add it')
    await expect(screen.getByRole('checkbox', { name: 'Claimed' })).not.toBeChecked()
    await expect(scenarioOf(context).calls).not.toContain('projectCreate')
    await press('Add project')
    await findToast('Project added')
    await findRow('React (copy)')
  },
}

/** What was typed in the form is kept as a draft, and comes back. */
export const Draft: Story = {
  play: async () => {
    await findRow('React')
    await fill('Name', 'Half a project')
    await hand.click((await more('React')).getByRole('menuitem', { name: 'Duplicate' }))
    await waitFor(async () => expect(await nameField()).toHaveValue('React (copy)'), patience)
    const kept = within(await screen.findByRole('region', { name: 'Kept draft' }, patience))
    await hand.click(kept.getByRole('button', { name: 'Restore' }))
    await expect(await nameField()).toHaveValue('Half a project')
  },
}

/** The record can't be read: the form stays as it is, and Retry reads it again. */
export const LoadFailed: Story = {
  parameters: inScenario({ ...at, faults: { projectOne: 403 } }),
  play: async (context) => {
    await findRow('React')
    await fill('Name', 'Half a project')
    await hand.click((await more('React')).getByRole('menuitem', { name: 'Duplicate' }))
    await findToast(/^Not copied: /)
    await expect(await nameField()).toHaveValue('Half a project')
    delete scenarioOf(context).faults.projectOne
    await press('Retry')
    await waitFor(async () => expect(await nameField()).toHaveValue('React (copy)'), patience)
  },
}

/** As the star of the row does, with Undo. */
export const Featured: Story = {
  play: async () => {
    const star = async () => (await findRow('React')).getByRole('button', { name: 'Featured: React' })
    const before = (await star()).getAttribute('aria-pressed')
    await hand.click((await more('React')).getByRole('menuitem', { name: /^Feature$|^End featuring$/ }))
    await waitFor(
      async () => expect(await star()).not.toHaveAttribute('aria-pressed', before ?? ''),
      patience,
    )
    await pressUndo()
    await waitFor(async () => expect(await star()).toHaveAttribute('aria-pressed', before ?? ''), patience)
  },
}

export const CopiedLink: Story = {
  play: async () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce(undefined)
    await findRow('React')
    await hand.click((await more('React')).getByRole('menuitem', { name: 'Copy link' }))
    await findToast('Link copied')
    await expect(write).toHaveBeenCalledWith(`${window.location.origin}${paths.projectEdit(1)}`)
    write.mockRestore()
  },
}

/** The browser refuses the clipboard. */
export const CopyFailed: Story = {
  play: async () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'))
    await findRow('React')
    await hand.click((await more('React')).getByRole('menuitem', { name: 'Copy link' }))
    await expect(await findToast(/^The link could not be copied/)).toBeVisible()
    write.mockRestore()
  },
}

/** On the page of the record, where a duplicate leads back to the list. */
export const OnItsPage: Story = {
  parameters: inScenario({ ...at, at: paths.projectEdit(1) }),
  play: async (context) => {
    const menu = await more('React')
    await expect(menu.queryByRole('menuitem', { name: 'Open' })).toBeNull()
    await hand.click(menu.getByRole('menuitem', { name: 'Duplicate' }))
    await waitFor(async () => expect(await nameField()).toHaveValue('React (copy)'), patience)
    await expect(scenarioOf(context).address()).toBe(`${paths.projects()}#add-project`)
  },
}

/** By the palette, for the record whose page is open. */
export const InPalette: Story = {
  parameters: inScenario({ ...at, at: paths.projectEdit(1) }),
  play: async () => {
    await screen.findByRole('button', { name: 'More for React' }, patience)
    await hand.keyboard('{Control>}k{/Control}')
    const query = await screen.findByRole('combobox', { name: 'Find anything' }, patience)
    await waitFor(() => expect(query).toHaveFocus(), patience)
    await hand.keyboard('>duplicate')
    await screen.findByRole('option', { name: /^Duplicate/ }, patience)
    await hand.keyboard('{Enter}')
    await waitFor(async () => expect(await nameField()).toHaveValue('React (copy)'), patience)
  },
}
