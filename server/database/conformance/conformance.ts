import { afterAll, beforeAll, describe } from 'vitest'
import { fillDatabase } from '../../fillDatabase'
import { cheapPasswords } from '../../memoryServer'
import { scenario } from '../../scenarios'
import { concurrencyConformance } from './concurrency'
import { contentConformance } from './content'
import { inboxConformance } from './inbox'
import { listsConformance } from './lists'
import { manyConformance } from './many'
import { namesConformance } from './names'
import { queriesConformance } from './queries'
import { recordsConformance } from './records'
import { removalsConformance } from './removals'
import type { Candidate, Subject } from './subject'
import { tokensConformance } from './tokens'
import { trailConformance } from './trail'
import { triesConformance } from './tries'
import { versionsConformance } from './versions'
import { viewsConformance } from './views'
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
    inboxConformance(subject)
    removalsConformance(subject)
    manyConformance(subject)
    viewsConformance(subject)
    volumeConformance(open)
    describe('lists', () => {
      let searched: Candidate | undefined
      beforeAll(async () => {
        searched = await open()
      }, 60_000)
      afterAll(async () => {
        await searched?.database.close()
        await searched?.end()
      }, 60_000)
      queriesConformance(() => {
        if (!searched) throw new Error('The database is not open')
        return searched.database
      })
    })
    describe('what processes keep', () => {
      let filled: Candidate | undefined
      beforeAll(async () => {
        filled = await open()
        await fillDatabase(filled.database, scenario('small'), cheapPasswords)
      }, 60_000)
      afterAll(async () => {
        await filled?.database.close()
        await filled?.end()
      }, 60_000)
      const small = () => {
        if (!filled) throw new Error('The database is not open')
        return filled.database
      }
      versionsConformance(small)
      listsConformance(small)
    })
  })
}
