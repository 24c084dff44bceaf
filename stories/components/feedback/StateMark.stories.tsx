import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StateMark } from '../../../src/components/feedback/StateMark'

const meta = {
  title: 'Components/Feedback/State mark',
  component: StateMark,
  args: { name: 'empty' },
} satisfies Meta<typeof StateMark>
export default meta
type Story = StoryObj<typeof meta>

/** Decoration: the sentence below it says what it means. */
const isHidden: Story['play'] = async ({ canvasElement, args }) => {
  const mark = canvasElement.querySelector(`[data-mark=${args.name}]`)
  await expect(mark).toBeVisible()
  await expect(mark).toHaveAttribute('aria-hidden', 'true')
}

export const Empty: Story = { play: isHidden }
export const Search: Story = { args: { name: 'search' }, play: isHidden }
export const Failed: Story = { args: { name: 'failed' }, play: isHidden }
export const Missing: Story = { args: { name: 'missing' }, play: isHidden }
export const Locked: Story = { args: { name: 'locked' }, play: isHidden }
