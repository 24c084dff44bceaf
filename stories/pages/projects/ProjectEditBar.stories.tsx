import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ProjectEditPage } from '../../../src/pages/projects/ProjectEditPage'
import { paths } from '../../../src/paths'
import { hand } from '../../support/hand'
import { fill, findDialog, findHeading, findToast, press } from '../../support/onScreen'
import { inScenario, pageAt, patience } from '../../support/page'

const at = { at: paths.projectEdit(1), as: 'ADMIN' } as const
const list = (query = '') => inScenario({ ...at, at: `${paths.projects()}${query}` })

const meta = { title: 'Projects/Edit bar', ...pageAt(at), component: ProjectEditPage } satisfies Meta<
  typeof ProjectEditPage
>

export default meta
type Story = StoryObj<typeof meta>

const findPlace = () => screen.findByRole('navigation', { name: 'Place in the list' }, patience)

/** The list's rows by name, from the top. */
async function findNames(): Promise<string[]> {
  const links = await screen.findAllByRole('link', { name: /^Edit / }, patience)
  return links.map((link) => (link.getAttribute('aria-label') ?? link.textContent).replace('Edit ', ''))
}

/** As the list was searched and ordered; at its ends the step is off. */
export const ThroughAFilteredList: Story = {
  parameters: list('?q=vit&sort=-name'),
  play: async () => {
    await screen.findByText(/of 12 projects/, {}, patience)
    const names = await findNames()
    await expect(names).toEqual(['Vitest', 'Vite'])
    await press('Edit Vitest', 'link')
    await findHeading('Edit Vitest')
    await expect(await findPlace()).toHaveTextContent('1 of 2')
    await expect(screen.getByRole('button', { name: 'Previous project' })).toBeDisabled()
    await press('Next project', 'link')
    await expect(await findHeading('Edit Vite')).toHaveFocus()
    await expect(await findPlace()).toHaveTextContent('2 of 2')
    await expect(screen.getByRole('button', { name: 'Next project' })).toBeDisabled()
    await press('All projects', 'link')
    await expect(await screen.findByRole('searchbox', {}, patience)).toHaveValue('vit')
  },
}

/** Without a search: all of them, in the order in which they came. */
export const ThroughTheWholeList: Story = {
  parameters: list(),
  play: async () => {
    await press('Edit PostgreSQL', 'link')
    await findHeading('Edit PostgreSQL')
    await expect(await findPlace()).toHaveTextContent('2 of 12')
    await press('Previous project', 'link')
    await findHeading('Edit React')
    await expect(await findPlace()).toHaveTextContent('1 of 12')
  },
}

/** Opened by its address: there is no list to go through. */
export const WithoutAList: Story = {
  play: async () => {
    await findHeading('Edit React')
    await screen.findByLabelText('Tagline', {}, patience)
    await expect(screen.queryByRole('navigation', { name: 'Place in the list' })).toBeNull()
  },
}

/** A step asks first, as every way out of the page does. */
export const Unsaved: Story = {
  parameters: list(),
  play: async () => {
    await press('Edit React', 'link')
    await fill('Tagline', 'For user interfaces')
    await expect(screen.getByText('Unsaved changes')).toBeVisible()
    await press('Next project', 'link')
    const question = await findDialog('Leave without saving?')
    await hand.click(question.getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(screen.getByLabelText('Tagline')).toHaveValue('For user interfaces')
    await fill('Tagline', 'The library for web and native user interfaces')
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull())
  },
}

/** There is one button that saves, and it is in sight from everywhere on the page; Tab comes to it behind the fields. */
export const Saved: Story = {
  play: async () => {
    await screen.findByRole('textbox', { name: 'Description' }, patience)
    await fill('Tagline', 'For user interfaces')
    const save = screen.getByRole('button', { name: 'Save project' })
    for (const block of ['end', 'start'] as const) {
      screen.getByText('Opportunities', { selector: 'li *' }).scrollIntoView({ block })
      const { top, bottom } = save.getBoundingClientRect()
      await expect(top).toBeGreaterThanOrEqual(0)
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
    }
    const last = screen.getByRole('link', { name: /^Opportunities/ })
    await expect(last.compareDocumentPosition(save)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await hand.click(save)
    await findToast('Project saved')
    await expect(await screen.findByText(/^Saved/)).toHaveTextContent(/^Saved \d\d:\d\d$/)
  },
}

/** What is wrong is said below the bar, wherever the page is scrolled to. */
export const Invalid: Story = {
  play: async () => {
    await fill('Tagline', '')
    await press('Remove javascript')
    await press('Remove accessibility')
    await press('Save project')
    const summary = await screen.findByText(/^2 fields need your attention: Tagline, Tags$/)
    await expect(summary).toBeVisible()
    screen.getByRole('link', { name: /^Opportunities/ }).scrollIntoView()
    await waitFor(() => expect(summary.getBoundingClientRect().top).toBeGreaterThan(0))
    await expect(screen.getByLabelText('Tagline')).toHaveFocus()
    window.scrollTo({ top: 0, behavior: 'instant' })
  },
}

/** Claims and opportunities, with the way there. */
export const ItsClaims: Story = {
  play: async () => {
    await screen.findByRole('link', { name: 'Opportunities 2' }, patience)
    await hand.click(screen.getByRole('link', { name: 'Claims 1 pending' }))
    await expect(await findHeading(/Claims/)).toBeVisible()
  },
}

/** Nobody claimed it: there is nothing to go to. */
export const Unclaimed: Story = {
  parameters: inScenario({ ...at, at: paths.projectEdit(12) }),
  play: async () => {
    const [claims] = await screen.findAllByText(/^Claims/, { selector: 'li > *' }, patience)
    await expect(claims).toHaveTextContent('Claims None')
    await expect(within(claims!.parentElement!).queryByRole('link')).toBeNull()
  },
}
