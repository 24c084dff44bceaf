import { afterAll, beforeAll, describe } from 'vitest'
import { concurrencyConformance } from './concurrency'
import { contentConformance } from './content'
import { namesConformance } from './names'
import { recordsConformance } from './records'
import type { Candidate, Subject } from './subject'
import { tokensConformance } from './tokens'
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

    const commit: Subject['commit'] = (work) => {
      if (!candidate) throw new Error('The database is not open')
      return candidate.database.transaction(work)
    }
    const subject: Subject = {
      commit,
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
    concurrencyConformance(subject)
    volumeConformance(open)
  })
}
