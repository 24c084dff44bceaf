import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { ArticlesPage } from '../../../src/pages/articles/ArticlesPage'
import { paths } from '../../../src/paths'
import { findHeading, findRow, hasRoom, headers, press } from '../../support/onScreen'
import { inScenario, pageAt, patience, scenarioOf } from '../../support/page'
import { hand } from '../../support/hand'

const at = { at: paths.articles(), as: 'CONTENT_EDITOR' } as const

const meta = { title: 'Articles/List', ...pageAt(at), component: ArticlesPage } satisfies Meta<
  typeof ArticlesPage
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async () => {
    await expect(await findHeading('Articles')).toBeVisible()
    await expect(await screen.findByText('6 articles', {}, patience)).toBeVisible()
    await expect(headers()).toEqual([
      '#',
      'Title',
      'Published / Not Published',
      'Featured',
      ...(hasRoom() ? ['Updated'] : []),
      'Action',
    ])
    const shown = await findRow('How to make your first contribution')
    await expect(shown.getByText('Published')).toBeVisible()
    await expect(shown.getByText('YES')).toBeVisible()
    const hidden = await findRow('What we learned from 1,000 bug reports')
    await expect(hidden.getByText('Not Published')).toBeVisible()
    await expect(hidden.getByText('NO')).toBeVisible()
    await expect(screen.getByRole('checkbox', { name: 'Published' })).toBeChecked()
    await expect(screen.getByRole('checkbox', { name: 'Featured' })).not.toBeChecked()
    await hand.click(shown.getByRole('link', { name: /^Edit/ }))
    await expect(await findHeading('Edit How to make your first contribution')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: inScenario({ ...at, scenario: 'empty' }),
  play: async () => {
    await expect(await screen.findByText('No articles yet', {}, patience)).toBeVisible()
  },
}

export const Crowded: Story = {
  parameters: inScenario({ ...at, scenario: 'crowded' }),
  play: async () => {
    await expect(await screen.findByText('2,000 articles', {}, patience)).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: inScenario({ ...at, faults: { articleList: 'hang' } }),
  play: async () => {
    await expect(await screen.findByText('Loading articles…', {}, patience)).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: inScenario({ ...at, faults: { articleList: 'malformed' } }),
  play: async (context) => {
    await expect(await screen.findByText(/cannot read/, {}, patience)).toBeVisible()
    delete scenarioOf(context).faults.articleList
    await press('Retry')
    await findRow('Release party 🎉')
  },
}

export const Forbidden: Story = {
  parameters: inScenario({ ...at, as: 'NORMAL' }),
  play: async () => {
    await expect(await findHeading('Your request is being verified')).toBeVisible()
  },
}

/** Tags are optional on articles (decisions). */
export const Phone: Story = {
  tags: ['phone'],
  play: async () => {
    const row = await findRow('Release party 🎉')
    await expect(row.getByRole('rowheader')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
