import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { ShortcutHost } from '../../../src/components/keys/ShortcutHost'
import { TableSearch, type TableSearchProps } from '../../../src/components/table/TableSearch'
import { hand } from '../../support/hand'

/** The search as a list has it: its words come from what was typed. */
function Stateful(props: TableSearchProps) {
  const [text, setText] = useState(props.text)
  const input = useRef<HTMLInputElement>(null!)
  return (
    <TableSearch
      {...props}
      text={text}
      inputRef={input}
      onChange={(next) => {
        props.onChange(next)
        setText(next)
      }}
      onClear={() => {
        props.onClear()
        setText('')
      }}
    />
  )
}

const meta = {
  title: 'Components/Table/TableSearch',
  component: TableSearch,
  render: (args) => <Stateful {...args} />,
  args: {
    label: 'Search claims',
    text: '',
    onChange: fn(),
    onClear: fn(),
    inputRef: { current: null! },
  },
} satisfies Meta<typeof TableSearch>

export default meta
type Story = StoryObj<typeof meta>

/** Each key narrows the list; Escape and the button clear the field. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search' })
    await expect(field).toHaveAttribute('placeholder', 'Search claims')
    await hand.click(field)
    await hand.keyboard('react')
    await expect(args.onChange).toHaveBeenCalledTimes(5)
    await hand.keyboard('{Escape}')
    await expect(field).toHaveValue('')
    await hand.keyboard('vue')
    const clear = canvas.getByRole('button', { name: 'Clear search' })
    const middle = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return (top + bottom) / 2
    }
    await expect(middle(clear)).toBeCloseTo(middle(field), 0)
    await hand.click(clear)
    await expect(field).toHaveValue('')
    await expect(args.onClear).toHaveBeenCalledTimes(2)
  },
}

/** Where shortcuts are on, `/` leads to it and selects what is there. */
export const WithItsKey: Story = {
  args: { text: 'react' },
  decorators: [
    (Field) => (
      <ShortcutHost isOn onToggle={fn()}>
        <Field />
      </ShortcutHost>
    ),
  ],
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('searchbox', { name: 'Search' })
    await expect(field).toHaveAttribute('aria-keyshortcuts', '/')
    await hand.keyboard('/')
    await waitFor(() => expect(field).toHaveFocus())
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, 5])
  },
}
