import { expect, it } from 'vitest'
import { until } from './until'

it('answers what was found', async () => {
  const answers = [null, false, 7]
  expect(await until(async () => answers.shift(), 'Nothing was found')).toBe(7)
})

it('says what it waited for, and why that could not be found', async () => {
  const find = () => Promise.reject(new Error('the page is closed'))
  await expect(until(find, 'The row is not there', 50)).rejects.toThrow(
    'The row is not there: Error: the page is closed',
  )
})

it('says so where a question is never answered', async () => {
  const find = () => new Promise<string>(() => {})
  await expect(until(find, 'The row is not there', 50)).rejects.toThrow(
    'The row is not there: Error: no answer came',
  )
})
