import { describe, expect, it } from 'vitest'
import { startConsole } from '../../server/node/testing/testConsole'
import { startTestReplication } from '../../server/node/testing/testReplication'
import { askAs } from '../support/askAs'
import { missingAndTwice, startWriters, titlesIn } from './writers'

/** Acknowledged by each process before the primary is killed, and after the standby took over. */
const before = 200
const after = 200
const rounds = 5

describe('two processes on a primary and its standby', () => {
  it.each(Array.from({ length: rounds }, (_, round) => round + 1))(
    'lose nothing and go on writing by themselves when the primary is killed and the standby promoted (%i)',
    async () => {
      const servers = await startTestReplication()
      const consoles = []
      try {
        for (let count = 0; count < 2; count += 1)
          consoles.push(await startConsole({ database: { url: servers.url } }))
        const writers = await Promise.all(
          consoles.map(async (one, index) =>
            startWriters(one.address, (await askAs(one, 'ADMIN')).token, 4, `process ${index}`),
          ),
        )
        await Promise.all(writers.map((one) => one.reach(before)))

        await servers.primary.kill()
        const killed = performance.now()
        const acknowledged = writers.map((one) => one.acknowledged.length)
        await servers.promote()
        await Promise.all(writers.map((one, index) => one.reach(acknowledged[index]! + after)))
        await Promise.all(writers.map((one) => one.stop()))

        const waits = writers.map((one) => {
          const first = one.acknowledged.find(({ begun }) => begun > killed)
          return ((first?.ended ?? Infinity) - killed) / 1000
        })
        console.log(`Writing again after ${waits.map((wait) => wait.toFixed(1)).join(' and ')} s`)
        expect(writers.flatMap((one) => one.refused)).toEqual([])
        for (const one of consoles)
          expect(missingAndTwice(writers, await titlesIn(one.address))).toEqual({ lost: [], twice: [] })
      } finally {
        await Promise.all(consoles.map((one) => one.stop()))
        await servers.stop()
      }
    },
  )
})
