import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { MoveHandle, MoveRows } from '../../../src/components/move/MoveRows'
import { untouched } from '../../../src/components/table/model/tableState'
import { TreeTable } from '../../../src/components/table/TreeTable'
import { hand } from '../../support/hand'

interface Node {
  id: number
  name: string
  parentId: number
}

const first: readonly Node[] = [
  { id: 1, name: 'Tools', parentId: 0 },
  { id: 2, name: 'Data', parentId: 0 },
  { id: 3, name: 'Databases', parentId: 2 },
]
const columns = [
  {
    id: 'name',
    header: 'Name',
    value: ({ name }: Node) => name,
    cell: ({ name }: Node) => (
      <span>
        {name} <MoveHandle />
      </span>
    ),
  },
  { id: 'number', header: 'Number', value: ({ id }: Node) => id },
]
const rowKey = ({ id }: Node) => id
const parentKey = ({ parentId }: Node) => parentId || null

/** A tree whose rows move. */
function Tree() {
  const [nodes, setNodes] = useState(first)
  const nameOf = (key: string) => nodes.find(({ id }) => String(id) === key)?.name ?? ''
  return (
    <MoveRows
      nameOf={nameOf}
      mayMove={(key, to) => key !== to}
      onMove={(key, to) =>
        setNodes(nodes.map((node) => (String(node.id) === key ? { ...node, parentId: Number(to) } : node)))
      }
    >
      <TreeTable
        label="Categories"
        noun={{ one: 'category', many: 'categories' }}
        columns={columns}
        rows={nodes}
        rowKey={rowKey}
        parentKey={parentKey}
        state={untouched}
        onStateChange={() => undefined}
        empty={null}
      />
    </MoveRows>
  )
}

const meta = {
  title: 'Components/Table/Move rows',
  component: MoveRows,
  render: () => <Tree />,
  args: { nameOf: String, mayMove: () => true, onMove: () => undefined, children: null },
} satisfies Meta<typeof MoveRows>

export default meta
type Story = StoryObj<typeof meta>

const rowOf = (canvasElement: HTMLElement, key: number) => {
  const row = canvasElement.querySelector<HTMLElement>(`tr[data-key="${key}"]`)
  if (!row) throw new Error(`There is no row ${key}`)
  return row
}

/** By keys: out of its parent, and below the row before it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const row = () => rowOf(canvasElement, 3)
    row().focus()
    await hand.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}')
    await waitFor(() => expect(row()).toHaveAttribute('aria-level', '1'))
    await waitFor(() => expect(row()).toHaveFocus())
    await hand.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}')
    await expect(row()).toHaveAttribute('aria-level', '1')
    await hand.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
    await waitFor(() => expect(row()).toHaveAttribute('aria-level', '2'))
  },
}

/** By its handle: on another row. */
export const Dragged: Story = {
  tags: ['desktop'],
  play: async ({ canvasElement }) => {
    const handle = rowOf(canvasElement, 3).querySelector('[data-move-handle]')
    if (!handle) throw new Error('There is no handle')
    const [from, to] = [handle, rowOf(canvasElement, 1)].map((one) => one.getBoundingClientRect())
    await hand.drag(handle, { x: 0, y: (to?.top ?? 0) + 10 - (from?.top ?? 0) })
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('tr[data-key]')[1]).toBe(rowOf(canvasElement, 3)),
    )
    await expect(rowOf(canvasElement, 3)).toHaveAttribute('aria-level', '2')
  },
}
