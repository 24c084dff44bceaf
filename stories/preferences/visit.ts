import { expect, vi } from 'vitest'
import '../../src/styles/base.scss'
import { settled } from '../../.storybook/settled'
import { endpoints, type EndpointName } from '../../src/contract/endpoints'
import { mountConsole } from '../faultMatrix/mountConsole'
import type { Faults, Interception } from '../support/faults'
import type { Screen } from './screens'

const names = Object.keys(endpoints) as EndpointName[]

/** Draws a screen until all that it asked for is there and it rests, lets it be looked at, and takes it away. */
export async function visit({ at, as }: Screen, look: () => Promise<void> | void): Promise<void> {
  let [asked, answered] = [0, 0]
  const count: Interception = async (_, serve) => {
    asked++
    try {
      return await serve()
    } finally {
      answered++
    }
  }
  const faults: Faults = Object.fromEntries(names.map((name) => [name, count]))
  const mounted = await mountConsole({ at, as, scenario: 'small', faults })
  try {
    mounted.open()
    await vi.waitFor(() => expect(heading()).toBeTruthy(), patience)
    // What has come may lead to asking for more, and to more code.
    for (let before = -1; before !== asked;) {
      before = asked
      await vi.waitFor(async () => {
        await walkThrough()
        expect([answered, isOnItsWay()]).toEqual([asked, false])
      }, patience)
    }
    await look()
  } finally {
    mounted.close()
  }
}

/** Past everything: what is fetched once it is near is then there. */
async function walkThrough(): Promise<void> {
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo(0, y)
    await settled()
  }
  scrollTo(0, 0)
  await settled()
}

const patience = { timeout: 20_000, interval: 50 }
const heading = () => document.querySelector('h1')?.textContent
const isOnItsWay = () =>
  document.querySelector('main [aria-busy="true"]') !== null ||
  /Loading/.test(document.body.textContent ?? '')
