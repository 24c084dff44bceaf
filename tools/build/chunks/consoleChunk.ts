import path from 'node:path'

/** What a bundler knows of a module. */
interface ModuleInfo {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

interface Modules {
  getModuleInfo: (id: string) => ModuleInfo | null
}

const root = path.resolve(import.meta.dirname, '../../..')
const entry = path.join(root, 'src/main.tsx')
/** The frame of the console, and the screen that staff open first. */
const frame = path.join(root, 'src/app/BrowserApp.tsx')
const firstScreen = path.join(root, 'src/pages/projects/ProjectsPage.tsx')

/** The login screen, which pages that begin with another one do not need. */
const login = path.join(root, 'src/app/LoginDoor.tsx')

/** What reads the answers that the head of the page has asked for. */
const earlyReader = path.join(root, 'src/api/readEarly.ts')

/** What makes the calls, which is fetched behind the login screen and behind the first rows. */
const client = path.join(root, 'src/api/client.ts')

/** What a module can't start without, itself included. */
function needs(entry: string, modules: Modules): Set<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    modules.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  visit(entry)
  return found
}

const parts = [frame, firstScreen, earlyReader]

/**
 * Names the chunk of a module that the console's frame needs, its first screen, or the reader of its first answers; undefined
 * for others. So the first rows take few requests, and other screens find there what they share with the first.
 */
export const consoleChunk = () => chunkOf('console', (isNeeded) => parts.some(isNeeded))

/** The same for what every page begins with, and what the login screen shares with those parts. */
export const firstChunk = () =>
  chunkOf('first', (isNeeded) => isNeeded(entry) || (isNeeded(login) && parts.some(isNeeded)))

/** The same for the rest of what the login screen needs: forms and their fields. */
export const loginChunk = () => chunkOf('login', (isNeeded) => isNeeded(login))

/** The same for what makes the calls and is not there yet: its libraries. */
export const wireChunk = () => chunkOf('wire', (isNeeded) => isNeeded(client))

/** The same for what both need: the schemas and the table of endpoints. */
export const contractChunk = () => chunkOf('contract', (isNeeded) => isNeeded(client) && parts.some(isNeeded))

function chunkOf(name: string, isIn: (isNeededBy: (entry: string) => boolean) => boolean) {
  const known = new Map<string, ReadonlySet<string>>()
  return (id: string, modules: Modules): string | undefined => {
    const isNeededBy = (entry: string) => {
      const needed = known.get(entry) ?? needs(entry, modules)
      known.set(entry, needed)
      return needed.has(id)
    }
    return isIn(isNeededBy) ? name : undefined
  }
}
