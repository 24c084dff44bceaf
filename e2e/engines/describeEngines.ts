import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { startConsole, type TestConsole } from '../../server/node/testing/testConsole'
import type { Role } from '../../src/contract/access/roles'
import { askAs, type Asker } from '../support/askAs'
import { startChromium } from './drivers/chromium'
import { startFirefox } from './drivers/firefox'
import { startWebKit } from './drivers/webkit'
import { limitsOf } from './limits'
import { engineNames, type Arrival, type Engine, type EngineName } from './Tab'
import { Visitor } from './Visitor'

const starts: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
}

/** What a test in an engine is given. */
export interface Visit {
  /** The server is one for all engines: a test that writes puts the engine's name into what it writes. */
  console: TestConsole
  engine: EngineName
  /**
   * Somebody at the console's path, signed in as the demo's account of a role, or not at all; `origin` is that of the console, or
   * of a proxy before it.
   */
  visitor: (at: string, as: Role | 'nobody', origin?: string) => Promise<Visitor>
  /** Asks the server itself, as the demo's SUPER_ADMIN. */
  ask: Asker['ask']
}

type Test = (name: string, run: (visit: Visit) => Promise<void>) => void

/** Engines that ENGINES names, separated by commas; all of them unless it is given. */
const wanted = process.env['ENGINES']?.split(',') ?? engineNames

/** Declares tests once, and runs them in every engine; what an engine cannot do (`limits`) is printed with its reason. */
export function describeEngines(group: string, declare: (test: Test) => void): void {
  describe(group, () => {
    let server: TestConsole
    beforeAll(async () => {
      server = await startConsole({ database: 'pglite' })
    }, 240_000)
    afterAll(() => server?.stop())
    for (const name of engineNames.filter((one) => wanted.includes(one)))
      describe(name, () => {
        let engine: Engine
        beforeAll(async () => {
          engine = await starts[name]()
        }, 240_000)
        afterAll(() => engine?.stop())
        const open = new Set(limitsOf(name, group))
        declare((test, run) => {
          const limit = [...open].find((one) => one.test === test)
          if (!limit) return it(test, () => runIn(engine, server, test, run))
          open.delete(limit)
          console.log(`Not tried in ${name}: “${test}”, since ${limit.reason}`)
        })
        if (open.size > 0)
          throw new Error(
            `limits.ts names tests that are not there: ${[...open].map(({ test }) => test).join(', ')}`,
          )
      })
  })
}

async function runIn(
  engine: Engine,
  server: TestConsole,
  test: string,
  run: (visit: Visit) => Promise<void>,
): Promise<void> {
  const arrivals: Arrival[] = []
  const visitor: Visit['visitor'] = async (at, as, origin = server.address) => {
    const arrival = await engine.arrive(origin)
    arrivals.push(arrival)
    const person = new Visitor(arrival.tab)
    if (as !== 'nobody') await signIn(person, await askAs(server, as))
    await person.tab.open(at)
    return person
  }
  try {
    const { ask } = await askAs(server, 'SUPER_ADMIN')
    await run({ console: server, engine: engine.name, visitor, ask })
  } catch (error) {
    await keepPictures(`${engine.name} ${test}`, arrivals)
    throw error
  } finally {
    for (const { leave } of arrivals) await leave()
  }
}

/** Signs in by the API: the login screen has tests of its own. */
async function signIn({ tab }: Visitor, { token }: Asker): Promise<void> {
  await tab.open('/login')
  await tab.evaluate(`localStorage.setItem('token', ${JSON.stringify(token)})`)
}

/** With ENGINE_PICTURES, a folder, what the tabs showed when a test failed is kept there. */
async function keepPictures(test: string, arrivals: readonly Arrival[]): Promise<void> {
  const folder = process.env['ENGINE_PICTURES']
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  for (const [index, { tab }] of arrivals.entries()) {
    const picture = await tab.picture().catch(() => undefined)
    if (picture) writeFileSync(path.join(folder, `${test} ${index}.png`.replaceAll('/', ' ')), picture)
  }
}
