import { fireEvent } from 'storybook/test'
import { beforeAll, describe, expect, it } from 'vitest'
import '../../src/styles/base.scss'
import { judge, warmUp, type Mutation } from './judge'
import { table } from './table'

/** A wire that repeats a POST whose answer was lost, with a key of its own: what an eager retry would do. */
const retriesPosts: Mutation = ({ scenario }) => {
  const { handle } = scenario.server
  scenario.server.handle = async (request, from) => {
    if (request.method === 'POST') {
      const again = new Request(request.clone())
      again.headers.set('Idempotency-Key', crypto.randomUUID())
      await handle(again, from)
    }
    return handle(request, from)
  }
}

/** A form that is emptied when it could not be sent. */
const clearsForms: Mutation = () => {
  const observer = new MutationObserver(() => {
    const form = document.querySelector('form [role=alert]')?.closest('form')
    if (!form) return
    observer.disconnect()
    for (const field of form.querySelectorAll('input')) fireEvent.change(field, { target: { value: '' } })
  })
  observer.observe(document.body, { childList: true, subtree: true })
}

/** A client that asks once more than it may. */
const asksOnceMore: Mutation = ({ scenario }) => {
  const { handle } = scenario.server
  let isDone = false
  scenario.server.handle = (request, from) => {
    if (request.method === 'POST' && !isDone) scenario.calls.push('opportunityCreate')
    isDone ||= request.method === 'POST'
    return handle(request, from)
  }
}

/** A form that writes although it could not read what it writes over. */
const writesBlindly: Mutation = ({ scenario }) => {
  const { calls, server } = scenario
  const push = calls.push.bind(calls)
  calls.push = (...names) => {
    const isReread = names.includes('tagOne') && calls.includes('tagOne')
    const name = 'Typed in the matrix'
    if (isReread) void server.database.transaction((tables) => tables.tags.update(1, { name }))
    return push(...names)
  }
}

/** An error that is shown in the browser's console alone. */
const complains: Mutation = () => {
  const { error } = console
  error('thrown on purpose')
}

/** A failure that is shown in two toasts. */
const showsTwice: Mutation = ({ scenario }) => {
  const { boot } = scenario
  scenario.boot = (reload) => {
    const booted = boot(reload)
    booted.console.toaster.show({ message: 'thrown on purpose', intent: 'danger' })
    return booted
  }
}

describe('the matrix notices', () => {
  beforeAll(async () => {
    await warmUp(table.opportunityCreate)
    await warmUp(table.tagUpdate)
  })

  const mutations: Record<string, [Mutation, RegExp]> = {
    'a POST that is repeated': [retriesPosts, /[2-9] records instead of 1/],
    'a form that clears': [clearsForms, /^typed \[/],
    'a call too many': [asksOnceMore, /tried 4 times instead of 3/],
    'an error on the console': [complains, /console\.error: thrown on purpose/],
    'a toast too many': [showsTwice, /^toasts: thrown on purpose/],
  }
  for (const [what, [mutate, complaint]] of Object.entries(mutations))
    it(what, { timeout: 40_000 }, async () => {
      expect(await judge('opportunityCreate', 'cut after commit', table.opportunityCreate)).toEqual([])
      const complaints = await judge('opportunityCreate', 'cut after commit', table.opportunityCreate, mutate)
      expect(complaints).toContainEqual(expect.stringMatching(complaint))
    })

  it('a write without the reading before it', { timeout: 40_000 }, async () => {
    const row = { ...table.tagUpdate, hidesTags: true }
    expect(await judge('tagOne', 'offline', row)).toEqual([])
    const complaints = await judge('tagOne', 'offline', row, writesBlindly)
    expect(complaints).toContain('1 records instead of 0')
  })
})
