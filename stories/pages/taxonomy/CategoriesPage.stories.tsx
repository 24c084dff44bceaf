import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { CategoriesPage } from '../../../src/pages/taxonomy/CategoriesPage'
import { paths } from '../../../src/paths'
import { fill, findHeading, findRow, findToast, hasRoom, headers, pick, press } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import { forbiddenStory } from '../../support/recordStates'
import { hand } from '../../support/hand'

const at = { at: paths.categories(), as: 'CONTENT_EDITOR' } as const

const meta = { title: 'Categories/List', ...pageAt(at), component: CategoriesPage } satisfies Meta<
  typeof CategoriesPage
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async (context) => {
    await expect(await findHeading('Categories')).toBeVisible()
    await expect(document.title).toBe('Categories · Projects')
    await expect(await screen.findByText('10 categories', {}, patience)).toBeVisible()
    await expect(headers()).toEqual([
      'Number',
      'Name',
      'Parent',
      'Projects',
      ...(hasRoom() ? ['Updated'] : []),
      'Edit',
    ])
    const row = await findRow(/Databases/)
    await expect(row.getByText('Data')).toBeVisible()
    await hand.click(row.getByRole('link', { name: 'Edit Databases' }))
    await expect(await findHeading('Edit Databases')).toBeVisible()
    await expect(scenarioOf(context).address()).toMatch(/\/edit\/\d+$/)
  },
}

/** A host may name a parent that is not in its list. */
export const ParentMissing: Story = {
  parameters: inScenario({
    ...at,
    faults: {
      categoryList: {
        body: { data: [{ id: 7, name: 'Caches', parentId: 70, parentCategory: { name: 'Data' } }] },
      },
    },
  }),
  play: async () => {
    const row = await findRow(/Caches/)
    await expect(row.getByText('Data')).toBeVisible()
  },
}

/** As wide as a tablet: the name has the room that other columns can spare. */
export const OnTablet: Story = {
  tags: ['desktop'],
  parameters: inScenario({
    ...at,
    faults: {
      categoryList: {
        body: {
          data: [
            { id: 1, name: 'Web', parentId: 0 },
            { id: 2, name: 'User interface', parentId: 1 },
            { id: 3, name: 'Component libraries', parentId: 2 },
          ],
        },
      },
    },
  }),
  play: async () => {
    const name = (await findRow(/Component libraries/)).getByRole('link', { name: 'Component libraries' })
    screen.getByRole('main').style.width = '820px'
    await expect(name.closest('table')!.clientWidth).toBeLessThan(830)
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
  },
}

export const Empty: Story = {
  parameters: inScenario({ ...at, scenario: 'empty' }),
  play: async () => {
    await expect(await screen.findByText('No categories yet', {}, patience)).toBeVisible()
  },
}

export const Crowded: Story = {
  parameters: inScenario({ ...at, scenario: 'crowded' }),
  play: async () => {
    await expect(await screen.findByText('1,000 categories', {}, patience)).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: inScenario({ ...at, faults: { categoryList: 'hang' } }),
  play: async () => {
    await expect(await screen.findByText('Loading categories…', {}, patience)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Add category' })).toBeEnabled()
  },
}

export const Failed: Story = {
  parameters: inScenario({ ...at, faults: { categoryList: 'misshapen' } }),
  play: async (context) => {
    await expect(await screen.findByText(/cannot read/, {}, patience)).toBeVisible()
    delete scenarioOf(context).faults.categoryList
    await press('Retry')
    await findRow(/Databases/)
  },
}

export const Forbidden = forbiddenStory('categoryList')

export const Invalid: Story = {
  play: async (context) => {
    await press('Add category')
    await expect(await screen.findByText('Name is required')).toBeVisible()
    await expect(screen.getByLabelText('Name')).toHaveFocus()
    await expect(scenarioOf(context).calls).not.toContain('categoryCreate')
  },
}

export const Saving: Story = {
  parameters: inScenario({ ...at, faults: { categoryCreate: 'hang' } }),
  play: async () => {
    await fill('Name', 'Something new')
    await press('Add category')
    await expect(screen.getByRole('button', { name: 'Add category' })).toHaveAttribute('aria-busy', 'true')
  },
}

/** A new one stands below the parent that was chosen for it. */
export const Saved: Story = {
  play: async () => {
    await fill('Name', 'Something new')
    await pick('Parent', 'User interfaces')
    await press('Add category')
    await expect(await findToast('Category added')).toBeVisible()
    const row = await findRow(/Something new/)
    await expect(row.getByText('User interfaces')).toBeVisible()
    await expect(screen.getByLabelText('Name')).toHaveValue('')
  },
}

export const SaveFailed: Story = {
  play: async () => {
    const sentence = 'A category with this name exists already below the same parent'
    await fill('Name', 'Data')
    await press('Add category')
    await expect(await screen.findByText(sentence, {}, patience)).toBeVisible()
    await expect(screen.getByLabelText('Name')).toHaveValue('Data')
    await hand.type(screen.getByLabelText('Name'), ' of another kind')
    await press('Add category')
    await findRow(/Data of another kind/)
  },
}

/** The lines of the form end where the search does. */
export const Phone: Story = {
  tags: ['phone'],
  play: async () => {
    await expect(await screen.findByText('10 categories', {}, patience)).toBeVisible()
    const endOf = (element: HTMLElement) => Math.round(element.getBoundingClientRect().right)
    const end = endOf(screen.getByRole('searchbox'))
    await expect(endOf(screen.getByLabelText('Name'))).toBe(end)
    await expect(endOf(screen.getByRole('button', { name: 'Add category' }))).toBe(end)
  },
}
