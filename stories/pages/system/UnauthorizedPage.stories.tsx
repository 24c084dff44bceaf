import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { UnauthorizedPage } from '../../../src/pages/system/StatusPages'
import { paths } from '../../../src/paths'
import { findHeading, press } from '../../support/onScreen'
import { inWorld, pageMeta, worldOf } from '../../support/page'

const meta = {
  ...pageMeta,
  component: UnauthorizedPage,
  parameters: { ...pageMeta.parameters, ...inWorld({ at: paths.unauthorized(), as: 'ADMIN' }) },
} satisfies Meta<typeof UnauthorizedPage>

export default meta
type Story = StoryObj<typeof meta>

const sentence = 'you have no permission to access this page'

export const Default: Story = {
  play: async () => {
    await expect(await findHeading(sentence)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull()
    await press('Go back to homepage', 'link')
    await expect(await findHeading('Projects')).toBeVisible()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await findHeading(sentence)).toBeVisible()
  },
}

/** Whoever still waits to be verified is told that, here as everywhere. */
export const Forbidden: Story = {
  parameters: inWorld({ at: paths.unauthorized(), as: 'NORMAL' }),
  play: async (context) => {
    await expect(await findHeading('Your request is being verified')).toBeVisible()
    await expect(worldOf(context).address()).toBe('/waiting')
  },
}
