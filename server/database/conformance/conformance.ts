import { afterAll, beforeAll, describe } from 'vitest'
import { concurrencyConformance } from './concurrency'
import { contentConformance } from './content'
import { namesConformance } from './names'
import { recordsConformance } from './records'
import type { Candidate, Subject } from './subject'
import { tokensConformance } from './tokens'
import { trailConformance } from './trail'
import { triesConformance } from './tries'
import { volumeConformance } from './volume'

class TakeBack extends Error {}

/** Everything that the database port promises; every implementation runs it. */
export function databaseConformance(name: string, open: () => Promise<Candidate>): void {
  describe(`the database port over ${name}`, () => {
    let candidate: Candidate | undefined

    beforeAll(async () => {
      candidate = await open()
    }, 60_000)

    afterAll(async () => {
      await candidate?.database.close()
      await candidate?.end()
    }, 60_000)

    const opened = () => {
      if (!candidate) throw new Error('The database is not open')
      return candidate.database
    }
    const commit: Subject['commit'] = (work) => opened().transaction(work)
    const subject: Subject = {
      commit,
      tries: (name, rate) => opened().tries(name, rate),
      async attempt(work) {
        try {
          await commit(async (tables) => {
            await work(tables)
            throw new TakeBack()
          })
        } catch (error) {
          if (!(error instanceof TakeBack)) throw error
        }
      },
    }
    namesConformance(subject)
    recordsConformance(subject)
    contentConformance(subject)
    tokensConformance(subject)
    triesConformance(subject)
    trailConformance(subject)
    concurrencyConformance(subject)
    volumeConformance(open)
  })
}
