import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { App } from '../../src/app/App'
import { paths } from '../../src/paths'
import { consoleAt } from '../support/consoleAt'
import { hand } from '../support/hand'
import { imageFile } from '../support/imageFile'
import { fill, findDialog, findHeading, findRow, findToast, pick, press } from '../support/onScreen'
import { inScenario, patience, scenarioOf } from '../support/page'

const at = { at: paths.tagEdit(3), as: 'ADMIN' } as const

const meta = {
  title: 'Flows/Leaving a form',
  ...consoleAt(at),
  component: App,
} satisfies Meta<typeof App>

export default meta
type Story = StoryObj<typeof meta>

const findBar = async () => within(await screen.findByRole('region', { name: 'Kept draft' }, patience))
const findQuestion = () => findDialog('Leave without saving?')
const questionIsGone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

/** A move inside the console asks, says that the draft is kept, and keeps it. */
export const DraftKept: Story = {
  play: async () => {
    await fill('Name', 'tests')
    await press('All tags', 'link')
    const question = await findQuestion()
    await expect(question.getByText(/It is kept as a draft in this browser/)).toBeVisible()
    const leave = question.getByRole('button', { name: 'Leave (draft kept)' })
    await expect(leave).not.toHaveClass('bp6-intent-danger')
    await hand.click(leave)
    await press('Edit testing', 'link')
    await expect((await findBar()).getByText(/1 field differs/)).toBeVisible()
    await expect(screen.getByLabelText('Name')).toHaveValue('testing')
  },
}

/** What is saved needs no draft, and leads on to where somebody was heading. */
export const SavedAndLeft: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await fill('Name', 'tests')
    await press('Settings', 'link')
    await hand.click((await findQuestion()).getByRole('button', { name: 'Save and leave' }))
    await findHeading('Settings')
    await expect(await findToast('Tag saved')).toBeVisible()
    await press('Dismiss')
    await waitFor(() => expect(scenario.drafts.size).toBe(0))
    await press('Tags', 'link')
    await findRow('tests')
  },
}

/** What cannot be saved stays, and the form says why. */
export const InvalidStays: Story = {
  play: async (context) => {
    await fill('Name', '')
    await press('All tags', 'link')
    await hand.click((await findQuestion()).getByRole('button', { name: 'Save and leave' }))
    await questionIsGone()
    await expect(await screen.findByText('Name is required')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
    await expect(scenarioOf(context).calls).not.toContain('tagUpdate')
    await expect(scenarioOf(context).address()).toBe(paths.tagEdit(3))
  },
}

/** What the server refuses stays as well; another try goes on. */
export const FailedStays: Story = {
  parameters: inScenario({ ...at, faults: { tagUpdate: 500 } }),
  play: async (context) => {
    const scenario = scenarioOf(context)
    await fill('Name', 'tests')
    await press('All tags', 'link')
    await hand.click((await findQuestion()).getByRole('button', { name: 'Save and leave' }))
    await expect(await screen.findByRole('alert', {}, patience)).toHaveTextContent('The server says 500')
    await expect(scenario.address()).toBe(paths.tagEdit(3))
    await expect(screen.getByRole('button', { name: 'Save tag' })).toHaveFocus()
    await expect(screen.getByLabelText('Name')).toHaveValue('tests')
    delete scenario.faults.tagUpdate
    await press('All tags', 'link')
    await hand.click((await findQuestion()).getByRole('button', { name: 'Save and leave' }))
    await findRow('tests')
  },
}

/** Ids in another order are the same choice: nothing is unsaved, nothing is kept, nobody is asked. */
export const TagsInAnotherOrder: Story = {
  parameters: inScenario({ ...at, at: paths.articleEdit(5) }),
  play: async (context) => {
    const list = within(await screen.findByRole('list', { name: 'Selected: Tags' }, patience))
    const chips = () => list.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? '')
    const [first = '', ...others] = chips()
    await expect(others).not.toEqual([])
    await hand.click(list.getByRole('button', { name: first }))
    await pick('Tags', first.replace('Remove ', ''))
    await expect(chips()).toEqual([...others, first])
    await press('All articles', 'link')
    await findHeading('Articles')
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(scenarioOf(context).drafts.size).toBe(0)
  },
}

/** Where nothing can be kept the question says so, and leaving is the red way. */
export const NothingKept: Story = {
  play: async (context) => {
    const refuse = () => Promise.reject(new DOMException('No room', 'QuotaExceededError'))
    await screen.findByLabelText('Name', {}, patience)
    scenarioOf(context).spoilDrafts({ get: refuse, set: refuse, remove: refuse })
    await fill('Name', 'tests')
    await findToast(/cannot keep drafts/)
    await press('Dismiss')
    await press('All tags', 'link')
    const question = await findQuestion()
    await expect(question.getByText(/it is lost when you leave/)).toBeVisible()
    await expect(question.queryByText(/kept as a draft/)).toBeNull()
    await hand.click(question.getByRole('button', { name: 'Leave' }))
    await findHeading('Tags')
  },
}

/** A file that was chosen and not uploaded cannot be kept: it is named, also where nothing was typed. */
export const FileNotKept: Story = {
  parameters: inScenario({ ...at, at: paths.articles(), faults: { upload: 'hang' } }),
  play: async () => {
    await hand.upload(await screen.findByLabelText('Featured image', {}, patience), imageFile('holiday.png'))
    await press('Settings', 'link')
    const question = await findQuestion()
    await expect(
      question.getByText(/Files aren’t saved with drafts. Attach them again: holiday.png/),
    ).toBeVisible()
    await hand.click(question.getByRole('button', { name: 'Leave' }))
    await findHeading('Settings')
  },
}
