import { expect, it, vi } from 'vitest'
import { inSlices, type InTurn } from './inSlices'
import { oneAtATime } from './oneAtATime'

/** Turns one after the other, and what was done in them. */
function turns() {
  const done: string[] = []
  const next = oneAtATime()
  const inTurn: InTurn<string[]> = (work) => next(() => work(done))
  return { done, inTurn }
}

/** Does a step that takes so many ms of a clock which does not tick by itself. */
const stepOf = (name: string, took: number) => async (done: string[]) => {
  now += took
  done.push(name)
}
let now = 0
vi.spyOn(performance, 'now').mockImplementation(() => now)

it('keeps its turn for steps that are short together, and lets others in behind those that are not', async () => {
  const { done, inTurn } = turns()
  const long = inSlices(inTurn, async (step) => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await step(stepOf(name, 10))
  })
  const others = [1, 2].map((number) => inTurn(stepOf(`other ${number}`, 1)))
  await Promise.all([long, ...others])
  expect(done).toEqual(['a', 'b', 'c', 'other 1', 'other 2', 'd', 'e'])
})

it('shares a turn among steps that are asked for at once', async () => {
  const { done, inTurn } = turns()
  await inSlices(inTurn, (step) => Promise.all([step(stepOf('a', 30)), step(stepOf('b', 30))]))
  await inTurn(stepOf('other', 1))
  expect(done).toEqual(['a', 'b', 'other'])
})

it('gives its turn away when a step fails, or when it is given none', async () => {
  const { done, inTurn } = turns()
  const failing = inSlices(inTurn, (step) => step(() => Promise.reject(new Error('no such table'))))
  await expect(failing).rejects.toThrow('no such table')
  await inTurn(stepOf('other', 1))
  expect(done).toEqual(['other'])
  const none: InTurn<string[]> = () => Promise.reject(new Error('closed'))
  const closed = inSlices(none, (step) => step(stepOf('never', 1)))
  await expect(closed).rejects.toThrow('closed')
})
