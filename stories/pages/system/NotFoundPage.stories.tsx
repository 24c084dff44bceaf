import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { NotFoundPage } from '../../../src/pages/NotFoundPage'
import { findHeading, press } from '../../support/onScreen'
import { inScenario, pageAt, patience } from '../../support/page'

const meta = {
  title: 'Console/Not found',
  ...pageAt({ at: '/no/such/page', as: 'ADMIN' }),
  component: NotFoundPage,
} satisfies Meta<typeof NotFoundPage>

export default meta
type Story = StoryObj<typeof meta>

const sentence = "The page you are looking for doesn't exist"

/** Users who have the menu keep it here. */
export const Default: Story = {
  tags: ['desktop'],
  play: async () => {
    await expect(await findHeading(sentence)).toBeVisible()
    await expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(screen.getAllByRole('main')).toHaveLength(1)
    await press('Go Homepage', 'link')
    await expect(await findHeading('Projects')).toBeVisible()
  },
}

/** Outside the access guard: said to everybody. */
export const Nobody: Story = {
  parameters: inScenario({ at: '/no/such/page', as: 'nobody' }),
  play: async () => {
    await expect(await findHeading(sentence)).toBeVisible()
    await expect(screen.queryByRole('navigation')).toBeNull()
  },
}

/** Users who wait to be verified have no menu. */
export const Waiting: Story = {
  ...Nobody,
  parameters: inScenario({ at: '/no/such/page', as: 'NORMAL' }),
}

export const Phone: Story = { ...Nobody, tags: ['phone'] }

/** An id that can't be one is an unknown path, inside the layout. */
export const ImpossibleId: Story = {
  tags: ['desktop'],
  parameters: inScenario({ at: '/tags_main/edit/abc', as: 'ADMIN' }),
  play: async () => {
    await expect(await findHeading(sentence)).toBeVisible()
    await expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible()
  },
}

/** An id without a record: the server answers 404. */
export const UnknownId: Story = {
  parameters: inScenario({ at: '/tags_main/edit/999', as: 'ADMIN' }),
  play: async () => {
    await expect(await screen.findByText('This tag does not exist', {}, patience)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    await press('Go to all tags', 'link')
    await expect(await findHeading('Tags')).toBeVisible()
  },
}
