import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { MainLayout } from '../../src/app/MainLayout'
import { paths } from '../../src/paths'
import { fill, findHeading, findToast, press } from '../support/onScreen'
import { goOffline } from '../support/goOffline'
import { pageAt, scenarioOf } from '../support/page'
import { hand } from '../support/hand'

const meta = {
  title: 'Console/Offline',
  ...pageAt({ at: paths.tagEdit(3), as: 'ADMIN' }),
  component: MainLayout,
} satisfies Meta<typeof MainLayout>

export default meta
type Story = StoryObj<typeof meta>

const bar = () => screen.queryByText(/You are offline/)

/** The bar comes and goes with the connection; the form's button says what it waits for, and nothing is sent meanwhile. */
export const ComesAndGoes: Story = {
  play: async (context) => {
    const scenario = scenarioOf(context)
    await findHeading('Edit testing')
    await fill('Name', 'tests')
    await expect(bar()).toBeNull()
    const comeBack = goOffline()
    try {
      await waitFor(() => expect(bar()).toBeVisible())
      const button = screen.getByRole('button', { name: 'Waiting for the connection' })
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await hand.clickDisabled(button)
      await hand.keyboard('{Control>}s{/Control}')
      await expect(scenario.calls).not.toContain('tagUpdate')
    } finally {
      comeBack()
    }
    await waitFor(() => expect(bar()).toBeNull())
    await expect(screen.getByLabelText('Name')).toHaveValue('tests')
    await press('Save tag')
    await findToast('Tag saved')
  },
}

/** As it stands without a connection. */
export const WithoutConnection: Story = {
  beforeEach: () => goOffline(),
  play: async () => {
    await findHeading('Edit testing')
    await expect(bar()).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Waiting for the connection' })).toBeVisible()
  },
}
