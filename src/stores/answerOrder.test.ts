import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { testStores, type TestStores } from '../testing/stores/testStores'
import { opportunitiesOf } from './OpportunityStore'

const cases = 60
const results: string[] = []
afterAll(() => process.stdout.write(`order, stores: ${results.join(', ')}\n`))

/** A transport that carries out calls at any time, and delivers the answers in any order. */
function shuffledWire({ server }: TestStores, arrives: () => Promise<void>): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const response = await server.handle(request)
    await arrives()
    return response
  }
}

/** Waits of 0 to 4 turns, one after the other, again and again. */
function delays(turns: readonly number[]) {
  let at = 0
  return async () => {
    for (let left = turns[at++ % turns.length] ?? 0; left > 0; left--)
      await new Promise<void>((resolve) => setImmediate(resolve))
  }
}

const settle = async (done: () => boolean) => {
  const end = performance.now() + 5000
  while (!done() && performance.now() < end) await new Promise<void>((resolve) => setImmediate(resolve))
}

const turns = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 8 })

describe('with answers delayed and shuffled', () => {
  it('what was typed last is what the server has, and the screen shows it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 5 }),
        turns,
        async (names, waits) => {
          const parts = await testStores('ADMIN')
          const { stores, server, setWire } = parts
          setWire(shuffledWire(parts, delays(waits)))
          const list = stores.tags.list
          const release = list.retain()
          const one = stores.tags.one.of(1)
          const letOneGo = one.retain()
          // A person saves again and again; lists are loaded meanwhile, and their answers come late.
          for (const [index, name] of names.entries()) {
            void list.load()
            void one.load()
            await stores.tags.update(1, { name: `${index} ${name.trim()}` })
          }
          const last = `${names.length - 1} ${(names.at(-1) ?? '').trim()}`
          await settle(() => !list.isLoading && !one.isLoading)
          const stored = await server.database.transaction((tables) => tables.tags.find(1))
          expect(stored?.name).toBe(last.trim())
          expect(list.value?.find(({ id }) => id === 1)?.name).toBe(last.trim())
          expect(one.value?.name).toBe(last.trim())
          release()
          letOneGo()
        },
      ),
      { numRuns: cases },
    )
    results.push(`the last save stands ${cases}`)
  })

  it('a slow older answer never replaces a newer one in any list', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: 6 }), turns, async (loads, waits) => {
        const parts = await testStores('ADMIN')
        const { stores, setWire } = parts
        const resources = [
          stores.projects.list,
          stores.articles.list,
          stores.categories.list,
          stores.languageStacks.one.of(1),
          opportunitiesOf(stores).ofProject.of(1),
          stores.profile.own,
        ]
        let [sent, arrived] = [0, 0]
        const wait = delays(waits)
        // Each answer says as which call it was sent: the title of what is shown has to be the newest.
        setWire(async (input, init) => {
          const request = new Request(input, init)
          const turn = ++sent
          const response = await parts.server.handle(request)
          await wait()
          arrived++
          const text = (await response.text()).replace(/"(name|title)":"[^"]*"/g, `"$1":"sent ${turn}"`)
          return new Response(text, { status: response.status })
        })
        for (const resource of resources) {
          const release = resource.retain()
          for (let load = 1; load < loads; load++) void resource.load()
          await settle(() => !resource.isLoading)
          await settle(() => arrived === sent)
          const newest = Math.max(
            ...(JSON.stringify(resource.value).match(/(?<=sent )\d+/g) ?? ['0']).map(Number),
          )
          expect(newest).toBe(sent)
          release()
        }
      }),
      { numRuns: cases },
    )
    results.push(`the newest answer stays ${cases * 6}`)
  })

  it('the newest check of the session decides', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('ADMIN', 'NORMAL', 'BLOCKED', 500), { minLength: 1, maxLength: 6 }),
        fc.infiniteStream(fc.nat(6)),
        async (answers, places) => {
          const { stores, setWire } = await testStores('ADMIN')
          const open: (() => void)[] = []
          let asked = 0
          setWire(async () => {
            const mine = answers[asked++]
            await new Promise<void>((resolve) => open.push(resolve))
            return mine === 500
              ? Response.json({ message: 'No' }, { status: 422 })
              : Response.json({ data: { id: 2, role: mine } })
          })
          const checks = answers.map(() => stores.session.check())
          await settle(() => open.length === answers.length)
          while (open.length > 0) {
            const place = (places.next().value ?? 0) % open.length
            open.splice(place, 1)[0]?.()
            await new Promise<void>((resolve) => setImmediate(resolve))
          }
          await Promise.all(checks)
          const last = answers.at(-1)
          if (last === 500) expect(stores.session.checkError).toBeDefined()
          else expect(stores.session.role).toBe(last)
        },
      ),
      { numRuns: cases * 2 },
    )
    results.push(`the newest check decides ${cases * 2}`)
  })
})
