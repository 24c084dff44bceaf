import { Button } from '@blueprintjs/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { TableSkeleton } from '../../../src/components/feedback/TableSkeleton'
import { ShortcutHost, type ShortcutHostProps } from '../../../src/components/keys/ShortcutHost'
import { ShortcutContext, useShortcuts } from '../../../src/components/keys/useShortcuts'
import { TableSearch } from '../../../src/components/table/TableSearch'
import { hand } from '../../support/hand'

const pressed = fn<(what: string) => void>()

/** A text with formats, as the editor draws one. */
const textbox = { role: 'textbox', 'aria-label': 'Text', tabIndex: 0 }

function Page() {
  const around = useContext(ShortcutContext)
  useShortcuts([
    { keys: 'n', label: 'Add a project', group: 'Lists', run: () => pressed('n') },
    { keys: 'j', label: 'Next row', group: 'Lists', repeats: true, run: () => pressed('j') },
    { keys: 'Enter', label: 'Open the row', group: 'Lists' },
    { keys: 'Alt Shift →', label: 'Put the row below the one before it', group: 'Lists', isChord: true },
    { keys: 'g p', label: 'Projects', group: 'Go to', run: () => pressed('g p') },
    { keys: ']', label: 'Next project', group: 'Records', run: () => pressed(']') },
  ])
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Button text="Anything" />
      <label>
        Name <input />
      </label>
      <label>
        Role{' '}
        <select>
          {['none', 'nurse', 'judge'].map((role) => (
            <option key={role}>{role}</option>
          ))}
        </select>
      </label>
      <div contentEditable="true" suppressContentEditableWarning {...textbox}>
        words
      </div>
      <Button text="Show all shortcuts" onClick={around?.showSheet} />
    </div>
  )
}

function Kept(props: ShortcutHostProps) {
  const [isOn, setOn] = useState(props.isOn)
  const handleToggle = (next: boolean) => {
    setOn(next)
    props.onToggle(next)
  }
  return (
    <ShortcutHost {...props} isOn={isOn} onToggle={handleToggle}>
      <Page />
    </ShortcutHost>
  )
}

const meta = {
  title: 'Components/Keys/Shortcut host',
  component: ShortcutHost,
  render: (args) => <Kept {...args} />,
  beforeEach: () => void pressed.mockClear(),
  args: { isOn: true, onToggle: fn(), children: null },
} satisfies Meta<typeof ShortcutHost>

export default meta
type Story = StoryObj<typeof meta>

const on = (name: string) => screen.getByRole('button', { name }).focus()
const sheet = async () => within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))

/** The first key acts before the code of the sheet is there; two keys after another count as one. */
export const Default: Story = {
  play: async () => {
    on('Anything')
    await hand.keyboard('n')
    await waitFor(() => expect(pressed).toHaveBeenLastCalledWith('n'))
    await hand.keyboard('gp')
    await expect(pressed).toHaveBeenLastCalledWith('g p')
    await hand.keyboard(']')
    await expect(pressed).toHaveBeenLastCalledWith(']')
    await hand.keyboard('gn')
    await expect(pressed).toHaveBeenCalledTimes(3)
  },
}

/** Its code is fetched before any key. */
export const Idle: Story = {
  args: { isIdle: true },
  play: async () => {
    on('Anything')
    await hand.keyboard('g')
    await hand.keyboard('p')
    await waitFor(() => expect(pressed).toHaveBeenLastCalledWith('g p'))
  },
}

/** In a field, a selector and a text with formats the keys are letters; with Ctrl they are the browser's. */
export const WhileTyping: Story = {
  play: async () => {
    await hand.type(screen.getByLabelText('Name'), 'njgp]?')
    await expect(screen.getByLabelText('Name')).toHaveValue('njgp]?')
    screen.getByLabelText('Role').focus()
    await hand.keyboard('nj')
    screen.getByRole('textbox', { name: 'Text' }).focus()
    await hand.keyboard('nj')
    on('Anything')
    await hand.keyboard('{Alt>}n{/Alt}{Meta>}j{/Meta}')
    await expect(pressed).not.toHaveBeenCalled()
    await hand.keyboard('n')
    await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1))
  },
}

/** `?` lists what can be pressed here, and takes the keys as long as it is open. */
export const Sheet: Story = {
  play: async () => {
    on('Anything')
    await hand.keyboard('?')
    const dialog = await sheet()
    await expect(dialog.getByText('Next project')).toBeVisible()
    await expect(dialog.getByRole('region', { name: 'Go to' })).toHaveTextContent('Projectsgp')
    await expect(dialog.getByText('Open the row')).toBeVisible()
    await expect(dialog.getByText('Put the row below the one before it')).toBeVisible()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus())
    await hand.keyboard('n')
    await expect(pressed).not.toHaveBeenCalled()
    await hand.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Anything' })).toHaveFocus())
  },
}

/** Turned off none acts, `?` included; the sheet is still there by its button, and turns them on again. */
export const TurnedOff: Story = {
  args: { isOn: false },
  play: async ({ args }) => {
    on('Anything')
    await hand.keyboard('n?gp')
    await hand.click(screen.getByRole('button', { name: 'Show all shortcuts' }))
    const dialog = await sheet()
    await expect(dialog.queryByText('Next row')).toBeNull()
    await expect(dialog.getByText('Put the row below the one before it')).toBeVisible()
    await expect(dialog.getByText('Find anything')).toBeVisible()
    const flag = dialog.getByRole('checkbox', { name: 'Shortcuts of one key' })
    await expect(flag).not.toBeChecked()
    await hand.click(flag)
    await expect(args.onToggle).toHaveBeenLastCalledWith(true)
    await expect(dialog.getByText('Next row')).toBeVisible()
    await hand.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(pressed).not.toHaveBeenCalled()
    await hand.keyboard('n')
    await expect(pressed).toHaveBeenCalledTimes(1)
  },
}

type Place = 'coming' | 'there' | 'failed'
/** The list arrives, or fails: nobody presses anything. */
let arrive: (place: Place) => void

function LateSearch() {
  const [place, setPlace] = useState<Place>('coming')
  useEffect(() => void (arrive = setPlace), [])
  const [text, setText] = useState('old')
  const input = useRef<HTMLInputElement>(null)
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <label>
        Name <input />
      </label>
      {place === 'coming' && <TableSkeleton rows={3} />}
      {place === 'there' && (
        <TableSearch
          label="Search projects"
          text={text}
          onChange={setText}
          onClear={() => setText('')}
          inputRef={input}
        />
      )}
    </div>
  )
}

const late = (args: ShortcutHostProps) => (
  <ShortcutHost {...args}>
    <LateSearch />
    <Page />
  </ShortcutHost>
)
/** `/` before the search of a list is there: what is typed after it is held, and no shortcut. */
export const SearchToCome: Story = {
  render: late,
  play: async () => {
    on('Anything')
    await hand.keyboard('/njo {Backspace}{Backspace} n')
    await expect(pressed).not.toHaveBeenCalled()
    arrive('there')
    const search = await screen.findByRole('searchbox', { name: 'Search' })
    await waitFor(() => expect(search).toHaveFocus())
    await expect(search).toHaveValue('nj n')
    await hand.keyboard('ew')
    await expect(search).toHaveValue('nj new')
  },
}

/** Who has gone to another field meanwhile stays there. */
export const SearchNotAwaited: Story = {
  render: late,
  play: async () => {
    on('Anything')
    await hand.keyboard('/rea')
    await hand.type(screen.getAllByLabelText('Name')[0]!, 'x')
    arrive('there')
    await expect(await screen.findByRole('searchbox', { name: 'Search' })).toHaveValue('old')
    await hand.keyboard('y')
    await expect(document.activeElement).toHaveValue('xy')
  },
}

/** Where no search comes, and after Escape, keys are shortcuts again. */
export const SearchNeverThere: Story = {
  render: late,
  play: async () => {
    on('Anything')
    await hand.keyboard('/re{Escape}n')
    await expect(pressed).toHaveBeenCalledTimes(1)
    await hand.keyboard('/j')
    await expect(pressed).toHaveBeenCalledTimes(1)
    arrive('failed')
    await waitFor(async () => {
      await hand.keyboard('j')
      await expect(pressed).toHaveBeenLastCalledWith('j')
    })
    await expect(screen.queryByRole('searchbox')).toBeNull()
  },
}

const drawn = fn<(acts: boolean) => void>()

/** Looks at its keys in the moment in which it is drawn. */
function Opened() {
  const around = useContext(ShortcutContext)
  useShortcuts([{ keys: ']', label: 'Next project', group: 'Records', run: () => pressed(']') }])
  useLayoutEffect(() => drawn(around?.registry.find(']') !== undefined))
  return <Button text="Anything" />
}

/** A key acts as soon as its screen is drawn. */
export const AtOnce: Story = {
  beforeEach: () => void drawn.mockClear(),
  render: (args) => (
    <ShortcutHost {...args}>
      <Opened />
    </ShortcutHost>
  ),
  play: async () => expect(drawn.mock.calls[0]).toEqual([true]),
}
