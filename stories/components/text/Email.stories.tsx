import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Email } from '../../../src/components/text/Email'

const meta = {
  title: 'Components/Text/Email',
  component: Email,
  args: { address: 'ada@example.org' },
} satisfies Meta<typeof Email>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'ada@example.org' })
    await expect(link).toHaveAttribute('href', 'mailto:ada@example.org')
    await expect(canvas.getByRole('button', { name: 'Copy ada@example.org' })).toBeVisible()
  },
}

/** An address can't smuggle a subject or another recipient into the link. */
export const WithSpecialLetters: Story = {
  args: { address: 'ada?bcc=eve@example.org' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'mailto:ada%3Fbcc%3Deve@example.org')
  },
}

/** Lines of each text node of the link. */
const linesOf = (link: HTMLElement) =>
  [...link.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })

/** In a narrow place it breaks before @ and dots, never within a name. */
export const Narrow: Story = {
  args: { address: 'mary-ann.o-neill@mathematics.university.example' },
  decorators: [
    (Story) => (
      <div style={{ width: 170, overflowWrap: 'anywhere' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: args.address })
    await expect(linesOf(link)).toEqual([1, 1, 1, 1, 1])
    await expect(link.getBoundingClientRect().height).toBeGreaterThan(40)
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth)
  },
}

/** In two lines the second begins with the @, also where more of the first would have room. */
export const TwoLines: Story = {
  args: { address: 'grace@example.org' },
  decorators: [
    (Story) => (
      <div style={{ width: 150 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: args.address })
    const [name = 0, host = 0, ending = 0] = [...link.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        return range.getBoundingClientRect().top
      })
    await expect(host).toBeGreaterThan(name)
    await expect(ending).toBe(host)
  },
}

/** A part that has no room even alone ends in an ellipsis; the whole can be read by pointing, and is copied. */
export const TooLong: Story = {
  args: { address: `${'a-very-long-name'.repeat(3)}@example.org` },
  decorators: Narrow.decorators ?? [],
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: args.address })
    await expect(link.scrollWidth).toBeGreaterThan(link.clientWidth)
    await expect(link).toHaveAttribute('title', args.address)
    await expect(linesOf(link)).toEqual([1, 1, 1])
    await expect(link.parentElement!.getBoundingClientRect().width).toBeLessThanOrEqual(170)
  },
}

export const None: Story = {
  args: { address: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
