import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RecordPage } from '../../../src/components/record/RecordPage'
import { BookForm } from '../form/BookForm'
import { hand } from '../../support/hand'
import { inRouter } from '../../support/inRouter'

const form = <BookForm onSubmit={fn(async () => true)} />
const neighbours = { place: 12, count: 28, previous: '/article_main/edit/3', next: '/article_main/edit/8' }

const meta = {
  title: 'Components/Layout/Record page',
  component: RecordPage,
  decorators: [inRouter],
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Ten small things',
    noun: 'article',
    back: { label: 'All articles', to: '/article_main' },
    children: form,
  },
} satisfies Meta<typeof RecordPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Edit Ten small things' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/article_main')
    await hand.type(canvas.getByLabelText('Title'), 'Ten')
    await expect(canvas.getByText('Unsaved changes')).toBeVisible()
  },
}

/** The records around it. */
export const InAList: Story = {
  args: { neighbours },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Place in the list' })).toHaveTextContent('12 of 28')
    await expect(canvas.getByRole('link', { name: 'Next article' })).toHaveAttribute('href', neighbours.next)
  },
}

/** The host has estimated how many there are. */
export const InALongList: Story = {
  args: { neighbours: { ...neighbours, count: 583_616, isAbout: true } },
  play: async ({ canvas }) => {
    const place = canvas.getByRole('navigation', { name: 'Place in the list' })
    await expect(place).toHaveTextContent('12 of about 584,000')
  },
}

export const AtTheEndOfTheList: Story = {
  args: { neighbours: { place: 28, count: 28, previous: neighbours.previous, next: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next article' })).toBeDisabled()
    await expect(canvas.getByRole('link', { name: 'Previous article' })).toBeVisible()
  },
}

/** What visitors of the front-end site see can be looked at there. */
export const OnTheSite: Story = {
  args: { neighbours, site: 'https://directory.example.org/articles/7' },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'View on site (opens in a new tab)' })
    await expect(link).toHaveAttribute('href', args.site)
    await expect(link).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** The form sends by its button in the bar, by Enter and by the keys alike. */
export const Submits: Story = {
  play: async ({ canvas }) => {
    await hand.click(canvas.getByRole('button', { name: 'Add article' }))
    await expect(await canvas.findByText('2 fields need your attention: Title, Project URL')).toBeVisible()
    await expect(canvas.getByLabelText('Title')).toHaveFocus()
  },
}

/** A name longer than the bar is cut on the screen alone. */
export const LongName: Story = {
  args: {
    name: 'Opportunities of مكتبة الواجهات العربية and Anextraordinarilylongprojectnamewithoutasinglespace',
    neighbours,
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: `Edit ${args.name}` })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Next article' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** There is no such record: the heading says what it would be, in a line of its own. */
export const WithoutName: Story = {
  args: { name: undefined, children: <p>This article does not exist</p> },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Edit article' })
    await expect(getComputedStyle(title.lastElementChild!, '::first-letter').textTransform).toBe('uppercase')
  },
}

let heading: HTMLHeadingElement | null = null

export const TakesTheFocus: Story = {
  // A function: Storybook writes args as JSON, and an element has no end.
  args: { headingRef: (element) => void (heading = element) },
  play: async ({ canvas }) => {
    heading?.focus()
    await expect(canvas.getByRole('heading', { level: 1, name: /^Edit/ })).toHaveFocus()
  },
}
