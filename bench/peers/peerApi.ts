/** One row of the list of projects, as far as a peer shows it. */
export interface Row {
  id: number
  name: string
  tagline: string
  isActive?: boolean
  /** Name and tagline as they are searched. */
  folded: string
}

/** Height of a row, in px. */
export const rowHeight = 40
export const token = () => localStorage.getItem('token')

/** Reads JSON from the API by the kept token. Throws where it is refused. */
async function read(path: string): Promise<unknown> {
  const answer = await fetch(`/api${path}`, { headers: { Authorization: `Bearer ${token() ?? ''}` } })
  if (!answer.ok) throw new Error(String(answer.status))
  return answer.json()
}

export async function readList(): Promise<Row[]> {
  const { data } = (await read('/admin/osn/0')) as { data: Row[] }
  return data.map((row) => ({ ...row, folded: `${row.name} ${row.tagline}`.toLowerCase() }))
}

export async function readOne(id: number): Promise<Record<string, unknown>> {
  const { data } = (await read(`/public/open-source/${id}`)) as { data: Record<string, unknown> }
  return data
}

/** Signs in and begins anew. */
export async function logIn(email: string, password: string): Promise<void> {
  const answer = await fetch('/api/auth/login/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  localStorage.setItem('token', ((await answer.json()) as { token: string }).token)
  location.reload()
}

export const matching = (rows: readonly Row[], search: string): readonly Row[] =>
  search === '' ? rows : rows.filter(({ folded }) => folded.includes(search.toLowerCase()))
