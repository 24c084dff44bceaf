import { clear, createStore, keys } from 'idb-keyval'
import { vi } from 'vitest'
import { button, formNamed, isSame, lookAround, signInAgain, until } from '../faultMatrix/look'
import { typed } from '../faultMatrix/typed'
import { mountConsole, type MountedConsole } from '../faultMatrix/mountConsole'
import { fillWhole, forms, rowOf, type FormName } from './forms'
import { mortalDrafts, type MortalDrafts } from './mortalDrafts'
import { hand } from '../support/hand'

/** What may end the work in a form. */
export const ends = ['401', 'crash of the tab', 'closed tab', 'log-out', 'failed save'] as const
export type End = (typeof ends)[number]

/** Spoils what stands between the console and the browser's storage. */
export type Mutation = (drafts: MortalDrafts) => MortalDrafts

const inBrowser = createStore('console-drafts', 'drafts')
/** Within this many ms something typed is kept (issue 5). */
const promised = 1000

/** The body that a form sends when it is filled and nothing happens to it: what has to come back, byte for byte. */
export async function bodyOf(name: FormName): Promise<string> {
  const mounted = await openAt(name)
  try {
    await fillWhole(name)
    return await sendAndCatch(mounted, name)
  } finally {
    mounted.close()
  }
}

/** Fills a form, ends the work in it, comes back and sends it. Returns what did not hold: nothing, if all is well. */
export async function comeBack(name: FormName, end: End, body: string, mutate?: Mutation): Promise<string[]> {
  const complaints: string[] = []
  const mounted = await openAt(name, mutate)
  try {
    await fillWhole(name)
    const before = typed()
    await leaveBy(end, mounted, name)
    if (end !== '401')
      await hand.click(await until(() => button('Restore'), `nothing is offered after: ${end}`))
    const isBack = () => {
      lookAround()
      return isSame(before, typed())
    }
    const differing = () => `typed ${JSON.stringify(before)}, and back is ${JSON.stringify(typed())}`
    await until(isBack, '').catch(() => complaints.push(differing()))
    if (mounted.scenario.address() !== rowOf(name).at)
      complaints.push(`back at ${mounted.scenario.address()}`)
    const sent = await sendAndCatch(mounted, name)
    if (sent !== body) complaints.push(`sends ${sent} instead of ${body}`)
    const { saved } = rowOf(name)
    await until(
      () => mounted.toasts().some((toast) => typeof saved === 'string' && toast.startsWith(saved)),
      'it cannot be saved',
    )
    await vi.waitFor(async () => {
      const kept = await keys(inBrowser)
      if (kept.length > 0) throw new Error(`what was saved is still kept: ${kept.join(', ')}`)
    })
  } catch (error) {
    complaints.push(error instanceof Error ? error.message : String(error))
  } finally {
    mounted.close()
  }
  return [...complaints, ...mounted.errors]
}

/** A console at the form's screen, in a browser that keeps nothing yet. Each start of it is the death of the one before. */
async function openAt(name: FormName, mutate: Mutation = (drafts) => drafts): Promise<KeptConsole> {
  await clear(inBrowser)
  const { at, as } = rowOf(name)
  let page: MortalDrafts | undefined
  const openDrafts = () => {
    page?.die()
    page = mutate(mortalDrafts())
    return page
  }
  const mounted = await mountConsole({ at, as, openDrafts })
  mounted.open()
  return { ...mounted, die: () => page?.die() }
}

type KeptConsole = MountedConsole & {
  /** The page is gone, before it could do anything about it. */
  die: () => void
}

async function leaveBy(end: End, mounted: KeptConsole, name: FormName): Promise<void> {
  const { scenario, open, die } = mounted
  const row = rowOf(name)
  const email = 'admin@example.org'
  switch (end) {
    case '401':
      scenario.faults[name] = { status: 401, body: {} }
      await hand.click(await row.send())
      await until(() => formNamed('Login'), 'no login screen')
      delete scenario.faults[name]
      await signInAgain(email)
      await until(() => formNamed(forms[name]), 'signing in does not lead back to the form')
      return
    case 'crash of the tab':
      await new Promise((resolve) => setTimeout(resolve, promised))
      die()
      return open()
    case 'closed tab':
      // The page gets the event of its tab being closed, and no further turn of the event loop.
      mounted.putAway()
      die()
      return open()
    case 'log-out':
      await hand.click(await until(() => button('Log out'), 'no way to log out'))
      await until(() => formNamed('Login'), 'no login screen')
      await signInAgain(email)
      await until(() => document.querySelector('nav[aria-label="Main"]'), 'signing in does not succeed')
      return scenario.open(row.at)
    case 'failed save':
      scenario.faults[name] = { status: 500, body: {} }
      await hand.click(await row.send())
      await until(() => row.alerts() !== '', 'the failure is not shown')
      delete scenario.faults[name]
      die()
      return open()
  }
}

/** Sends the form and returns the body that it sends. */
async function sendAndCatch({ scenario }: MountedConsole, name: FormName): Promise<string> {
  let body: string | undefined
  scenario.faults[name] = async (request, serve) => {
    body ??= await request.clone().text()
    return serve()
  }
  await hand.click(await rowOf(name).send())
  return until(() => body, 'the form is not sent')
}
