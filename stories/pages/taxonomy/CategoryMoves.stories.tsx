import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { CategoriesPage } from '../../../src/pages/taxonomy/CategoriesPage'
import { paths } from '../../../src/paths'
import type { StoryScenario } from '../../support/createScenario'
import { hand } from '../../support/hand'
import { findToast, pressUndo } from '../../support/onScreen'
import { pageAt, patience, scenarioOf } from '../../support/page'

const at = { at: paths.categories(), as: 'CONTENT_EDITOR' } as const

const meta = { title: 'Categories/Move', ...pageAt(at), component: CategoriesPage } satisfies Meta<
  typeof CategoriesPage
>

export default meta
type Story = StoryObj<typeof meta>

const rowOf = async (name: RegExp) => {
  const row = (await screen.findByRole('rowheader', { name }, patience)).closest('tr')
  if (!row) throw new Error(`${name} stands in no row`)
  return row
}

const parentOf = async ({ server }: StoryScenario, id: number) =>
  (await server.database.transaction(({ categories }) => categories.find(id)))?.parentId

/** Drags a row by its handle to the middle of another one. */
async function dragTo(from: RegExp, to: RegExp): Promise<void> {
  const handle = (await rowOf(from)).querySelector('[data-move-handle]')
  if (!handle) throw new Error('There is no handle')
  const start = handle.getBoundingClientRect()
  const end = (await rowOf(to)).getBoundingClientRect()
  await hand.drag(handle, { x: 20, y: end.top + end.height / 2 - start.top - start.height / 2 })
}

/** Dropped on another row it lies below that; Undo brings it back. */
export const Default: Story = {
  tags: ['desktop'],
  play: async (context) => {
    const scenario = scenarioOf(context)
    await dragTo(/^Databases/, /^User interfaces/)
    await expect(await findToast('Moved below User interfaces')).toBeVisible()
    await expect(await parentOf(scenario, 6)).toBe(3)
    await waitFor(
      async () => expect(await rowOf(/^Databases/)).toHaveTextContent('User interfaces'),
      patience,
    )
    await pressUndo()
    await expect(await findToast('Taken back')).toBeVisible()
    await expect(await parentOf(scenario, 6)).toBe(2)
  },
}

/** Nothing comes to lie below itself: the row stays. */
export const NotBelowItself: Story = {
  tags: ['desktop'],
  play: async (context) => {
    const scenario = scenarioOf(context)
    await dragTo(/^Data$/, /^Relational databases/)
    await expect(scenario.calls).not.toContain('categoryUpdate')
    await expect(await parentOf(scenario, 2)).toBe(0)
  },
}

/** By keys: below the row before it, and out of its parent again. The row keeps the focus. */
export const ByKeys: Story = {
  tags: ['desktop'],
  play: async (context) => {
    const scenario = scenarioOf(context)
    ;(await rowOf(/^Data$/)).focus()
    await hand.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
    await expect(await findToast('Moved below Developer tools')).toBeVisible()
    await expect(await parentOf(scenario, 2)).toBe(1)
    await waitFor(async () => expect(await rowOf(/^Data$/)).toHaveFocus(), patience)
    await expect(await rowOf(/^Data$/)).toHaveAttribute('aria-level', '2')
    await hand.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}')
    await expect(await findToast('Moved to the top')).toBeVisible()
    await expect(await parentOf(scenario, 2)).toBe(0)
  },
}

/** As `j` leaves it: the focus is on the name in the row, which moves all the same. */
export const ByKeysFromItsName: Story = {
  tags: ['desktop'],
  play: async (context) => {
    const scenario = scenarioOf(context)
    const inRow = async () => within(await rowOf(/^Data$/)).getByRole('link', { name: 'Data' })
    ;(await inRow()).focus()
    await hand.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
    await expect(await findToast('Moved below Developer tools')).toBeVisible()
    await expect(await parentOf(scenario, 2)).toBe(1)
    await waitFor(
      async () => expect((await rowOf(/^Data$/)).contains(document.activeElement)).toBe(true),
      patience,
    )
  },
}

/** What the host refuses is said, and the row stays where it is. */
export const Refused: Story = {
  tags: ['desktop'],
  play: async (context) => {
    const scenario = scenarioOf(context)
    await rowOf(/^Databases/)
    scenario.faults.categoryUpdate = 409
    await dragTo(/^Databases/, /^User interfaces/)
    await expect(await findToast('The server says 409')).toBeVisible()
    await expect(await parentOf(scenario, 6)).toBe(2)
  },
}
