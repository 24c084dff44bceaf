import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestNginx } from '../../server/node/testing/testNginx'
import { startConsole, type TestConsole } from '../../server/node/testing/testConsole'
import { startTestPostgres, type TestPostgres } from '../../server/node/testing/testPostgres'
import { askAs } from '../support/askAs'
import { missingAndTwice, startWriters, titlesIn } from '../operation/writers'

/** How often a process is killed, 5 s apart, and how many people are at work. */
const kills = 24
const people = 50

describe('three processes behind nginx', () => {
  let postgres: TestPostgres
  let consoles: TestConsole[] = []
  let nginx: Awaited<ReturnType<typeof startTestNginx>>

  beforeAll(async () => {
    postgres = await startTestPostgres()
    for (let count = 0; count < 3; count += 1)
      consoles = [
        ...consoles,
        await startConsole({ database: { url: postgres.url }, environment: { TRUST_PROXY: '127.0.0.1' } }),
      ]
    nginx = await startTestNginx(consoles.map(({ address }) => Number(new URL(address).port)))
  })
  afterAll(async () => {
    await nginx.stop()
    await Promise.all(consoles.map((one) => one.stop()))
    await postgres.stop()
  })

  it('lose nothing, add nothing twice and refuse nobody while one of them is killed again and again', async () => {
    const { token } = await askAs(consoles[0]!, 'ADMIN')
    const writers = startWriters(nginx.address, token, people, 'behind nginx')
    await writers.reach(people)
    const starts: Promise<void>[] = []
    for (let kill = 0; kill < kills; kill += 1) {
      const one = consoles[kill % 3]!
      await one.kill()
      starts[kill] = one.restart()
      const before = writers.acknowledged.length
      await setTimeout(5000)
      // The others go on meanwhile; one of them is always there.
      expect(writers.acknowledged.length).toBeGreaterThan(before)
      await starts[kill - 1]
    }
    await Promise.all(starts)
    await writers.stop()
    expect(writers.refused).toEqual([])
    expect(writers.counts.shown).toBe(0)
    console.log(`${writers.acknowledged.length} added, ${writers.counts.repeated} repeated`)
    expect(missingAndTwice([writers], await titlesIn(nginx.address))).toEqual({ lost: [], twice: [] })
  }, 600_000)
})
