import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { RowName } from '../../../src/components/table/RowName'
import { Badge } from '../../../src/components/text/Badge'
import { hand } from '../../support/hand'
import { inRouter } from '../../support/inRouter'

const meta = {
  title: 'Components/Table/Row name',
  component: RowName,
  decorators: [inRouter],
  args: { name: 'react', to: '/osn_main/edit/1' },
} satisfies Meta<typeof RowName>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'react' })).toHaveAttribute('href', '/osn_main/edit/1')
    await expect(canvas.queryByRole('presentation')).toBeNull()
  },
}

export const WithPicture: Story = {
  args: { picture: '/images/project.svg', note: 'The library for web and native user interfaces' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('presentation')).toHaveAttribute('width', '32')
    await expect(canvas.getByText('The library for web and native user interfaces')).toBeVisible()
  },
}

/** The focus ring is around the name, not on the line below it. */
export const Focused: Story = {
  args: { picture: '', note: 'The library for web and native user interfaces' },
  play: async ({ canvas }) => {
    await hand.keyboard('{Tab}')
    const link = canvas.getByRole('link', { name: 'react' })
    await expect(link).toHaveFocus()
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(link)
    await expect(outlineStyle).toBe('solid')
    const end = link.getBoundingClientRect().bottom + parseFloat(outlineWidth) + parseFloat(outlineOffset)
    // Above the letters of a line are some 3 px.
    await expect(end - canvas.getByText(/^The library/).getBoundingClientRect().top).toBeLessThan(3)
  },
}

/** Of an upload the form of 64 px is fetched, not the whole image. */
export const WithUpload: Story = {
  args: { picture: `/uploads/${'0'.repeat(32)}.png` },
  play: async ({ canvas, args }) => {
    const picture = canvas.getByRole('presentation')
    await waitFor(() => expect(picture).toHaveAttribute('src', `${args.picture}?w=64`))
    // Written the other way round, rows that are made and not shown fetch their pictures too.
    const names = picture.getAttributeNames()
    await expect(picture).toHaveAttribute('loading', 'lazy')
    await expect(names.indexOf('loading')).toBeLessThan(names.indexOf('src'))
  },
}

/** A record without a picture has its first letter in the place; what stands behind its name makes the row no higher. */
export const WithoutPicture: Story = {
  args: {
    name: '@acemir/cssom',
    picture: '',
    note: 'A parser',
    children: <Badge intent="warning">2 pending</Badge>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A', { exact: true })).toBeVisible()
    await expect(canvas.getByText('2 pending')).toBeVisible()
    const name = canvas.getByRole('link')
    await expect(name.parentElement!.clientHeight).toBe(name.clientHeight)
  },
}

/** A picture that can't be loaded is replaced by the letter too. */
export const BrokenPicture: Story = {
  args: { picture: '/uploads/gone.png', note: 'Its picture was removed from where it was' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('R', { exact: true })).toBeVisible()
    await expect(canvas.queryByRole('presentation')).toBeNull()
  },
}

/** What is no address of an image by https or on this site is never asked for. */
export const NoPicture: Story = {
  args: { picture: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('R', { exact: true })).toBeVisible()
    await expect(canvas.queryByRole('presentation')).toBeNull()
  },
}

/** Both lines are cut where they are too long, and the row stays as high as the others. */
export const Long: Story = {
  args: { name: 'a name '.repeat(40), picture: '', note: 'a tagline '.repeat(40) },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link')
    await expect(link.getBoundingClientRect().height).toBeLessThan(30)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
