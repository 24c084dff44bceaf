import { CubeIcon, DocumentIcon, LogOutIcon, TagIcon } from '@blueprintjs/icons'
import { useMemo, useState } from 'react'
import { Palette, type PaletteProps } from '../../../src/components/palette/Palette'
import type { PaletteEntry, PaletteGroup } from '../../../src/components/palette/PaletteEntry'

const entry = (id: string, name: string, more: Partial<PaletteEntry> = {}): PaletteEntry => ({
  id,
  name,
  icon: <CubeIcon />,
  hasAddress: true,
  ...more,
})

export const recents: readonly PaletteGroup<PaletteEntry>[] = [
  {
    title: 'Recent',
    entries: [
      entry('r1', 'react', { note: 'Projects' }),
      entry('r2', 'What a licence asks of you', { note: 'Articles', icon: <DocumentIcon /> }),
    ],
  },
  {
    title: 'Actions',
    entries: [
      entry('a1', 'Go to Projects', { keys: ['g', 'p'] }),
      entry('a2', 'Log out', { icon: <LogOutIcon />, hasAddress: false }),
    ],
  },
]

export const results: readonly PaletteGroup<PaletteEntry>[] = [
  {
    title: 'Projects',
    entries: [
      entry('p1', 'react', { note: 'The library for web and native user interfaces' }),
      entry('p2', 'react-dom', {
        note: 'The entry point of React to the DOM and to renderers of the server, which is a long tagline to show',
      }),
      entry(
        'p3',
        'The Remarkably Comprehensive Collection of Command-Line Instruments for Cartographers of React',
      ),
    ],
  },
  { title: 'Tags', entries: [entry('t1', 'react', { icon: <TagIcon /> })] },
]

interface KeptPaletteProps extends PaletteProps<PaletteEntry> {
  /** What is found; the same for each query by default. */
  groupsOf?: (query: string) => readonly PaletteGroup<PaletteEntry>[]
}

/** A palette that keeps what is typed. */
export function KeptPalette({ groupsOf, ...props }: KeptPaletteProps) {
  const [query, setQuery] = useState(props.query)
  const groups = useMemo(() => groupsOf?.(query) ?? props.groups, [groupsOf, query, props.groups])
  return (
    <Palette
      {...props}
      groups={groups}
      query={query}
      onQueryChange={(next) => {
        setQuery(next)
        props.onQueryChange(next)
      }}
    />
  )
}
