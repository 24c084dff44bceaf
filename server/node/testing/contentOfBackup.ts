import { createHash } from 'node:crypto'
import { all, readArchive } from '../backup/archive'

/** What a backup holds, in an order of its own: rows by table, uploads by their SHA-256, and where numbers go on. */
export async function contentOfBackup(file: string): Promise<Record<string, unknown>> {
  const content: Record<string, unknown> = {}
  const rows: Record<string, string[]> = {}
  await readArchive(file, async (entry) => {
    const bytes = Buffer.concat(await all(entry.content))
    const [kind = '', place = ''] = entry.name.split('/')
    if (kind === 'rows') rows[place] = [...(rows[place] ?? []), ...bytes.toString().trimEnd().split('\n')]
    else if (kind === 'uploads') content[entry.name] = createHash('sha256').update(bytes).digest('hex')
    else if (entry.name !== 'about.json') content[entry.name] = JSON.parse(bytes.toString())
  })
  for (const [table, lines] of Object.entries(rows)) content[`rows/${table}`] = lines.toSorted()
  return content
}
