import { readdir, readFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

/** What is compared: its files, and where its parts are on the page. */
export interface Contestant {
  name: 'plain' | 'bare' | 'console'
  /** Empty where the console itself is served. */
  files: ReadonlyMap<string, Buffer>
  /** Names in the rows of the list. */
  names: string
  /** The same once a press on them acts: the console's are painted before its code is there. */
  live: string
}

const here = fileURLToPath(new URL('.', import.meta.url))

/** Builds the two peers with the settings that a project begins with. */
export async function contestants(): Promise<Contestant[]> {
  const peer = async (name: 'plain' | 'bare'): Promise<Contestant> => ({
    name,
    files: await built(path.join(here, name)),
    names: '.row a',
    live: '.row a',
  })
  return [
    await peer('plain'),
    await peer('bare'),
    { name: 'console', files: new Map(), names: 'tbody th a', live: '#root tbody th a' },
  ]
}

async function built(root: string): Promise<Map<string, Buffer>> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'peer-'))
  try {
    await build({ configFile: false, root, logLevel: 'error', plugins: [react()], build: { outDir } })
    const entries = await readdir(outDir, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile())
    return new Map(
      await Promise.all(
        files.map(async ({ parentPath, name }): Promise<[string, Buffer]> => {
          const file = path.join(parentPath, name)
          return [`/${path.relative(outDir, file)}`, await readFile(file)]
        }),
      ),
    )
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}
