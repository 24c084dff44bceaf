import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CountLink } from '../../../src/components/text/CountLink'
import { inRouter } from '../../support/inRouter'

const meta = {
  title: 'Components/Text/Count link',
  component: CountLink,
  decorators: [inRouter],
  args: {
    count: 1204,
    noun: { one: 'project', many: 'projects' },
    of: 'javascript',
    to: '/osn_main?show=tag%3A1',
  },
} satisfies Meta<typeof CountLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: '1,204 projects with javascript' })
    await expect(link).toHaveTextContent(/^1,204$/)
    await expect(link).toHaveAttribute('href', args.to)
  },
}

export const One: Story = {
  args: { count: 1 },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: '1 project with javascript' })).toBeVisible(),
}

/** The host has estimated it. */
export const About: Story = {
  args: { isAbout: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'about 1,200 projects with javascript' })).toHaveTextContent(
      /^about 1,200$/,
    ),
}

/** There is nothing to go to. */
export const None: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

/** Nobody has counted yet. */
export const Unknown: Story = {
  args: { count: undefined },
  play: async ({ canvas }) => expect(canvas.queryByText(/\d/)).toBeNull(),
}

/** It is being counted: as much room is kept as a short count takes. */
export const Coming: Story = {
  args: { count: undefined, isComing: true },
  render: (args) => (
    <>
      <p data-testid="coming">
        <CountLink {...args} />
      </p>
      <p data-testid="counted">
        <CountLink {...args} count={0} />
      </p>
    </>
  ),
  play: async ({ canvas }) => {
    const [coming, counted] = ['coming', 'counted'].map((place) =>
      canvas.getByTestId(place).firstElementChild?.getBoundingClientRect(),
    )
    await expect(coming?.width).toBe(28)
    await expect([coming?.width, coming?.height]).toEqual([counted?.width, counted?.height])
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
