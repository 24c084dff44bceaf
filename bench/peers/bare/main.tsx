import { useVirtualizer } from '@tanstack/react-virtual'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { logIn, matching, readList, readOne, type Row, rowHeight, token } from '../peerApi'

function Login() {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const values = new FormData(event.currentTarget)
        void logIn(String(values.get('email')), String(values.get('password')))
      }}
    >
      <input name="email" type="email" />
      <input name="password" type="password" />
      <button type="submit">Login</button>
    </form>
  )
}

function List({ rows, onOpen }: { rows: readonly Row[]; onOpen: (id: number) => void }) {
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search)
  const shown = useMemo(() => matching(rows, wanted), [rows, wanted])
  const list = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: shown.length,
    getScrollElement: () => list.current,
    estimateSize: () => rowHeight,
    overscan: 5,
  })
  return (
    <>
      <h1>Projects</h1>
      <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      <div ref={list} className="list">
        <div className="rows" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = shown[index]
            return (
              row && (
                <div key={row.id} className="row" style={{ transform: `translateY(${start}px)` }}>
                  <input type="checkbox" defaultChecked={row.isActive} />
                  <a href={`#${row.id}`} onClick={() => onOpen(row.id)}>
                    {row.name}
                  </a>
                  <span>{row.tagline}</span>
                </div>
              )
            )
          })}
        </div>
      </div>
    </>
  )
}

function Edit({ id }: { id: number }) {
  const [project, setProject] = useState<Record<string, unknown>>()
  useEffect(() => void readOne(id).then(setProject), [id])
  if (!project) return null
  return (
    <form>
      {['name', 'tagline', 'github', 'websiteUrl'].map((name) => (
        <label key={name}>
          {name}
          <input name={name} defaultValue={String(project[name] ?? '')} />
        </label>
      ))}
      <button type="submit">Save</button>
    </form>
  )
}

function Screen() {
  const [rows, setRows] = useState<Row[]>()
  const [open, setOpen] = useState<number>()
  useEffect(() => void readList().then(setRows), [])
  if (open !== undefined) return <Edit id={open} />
  return rows ? <List rows={rows} onOpen={setOpen} /> : null
}

const root = document.querySelector('#root')
if (root) createRoot(root).render(token() === null ? <Login /> : <Screen />)
