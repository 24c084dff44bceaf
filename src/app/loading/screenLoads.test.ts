import { expect, it } from 'vitest'
import { fetchScreenAt, screensInOrder } from './screenLoads'

it('fetches the code of a record’s screen by its path, and that of such screens before others', async () => {
  const fetched: string[] = []
  const patterns = ['/tags_main', '/tags_main/edit/:id', '*', '/claim/:id']
  const loads = new Map(
    patterns.map((pattern) => [
      pattern,
      () => {
        fetched.push(pattern)
        return Promise.reject(new Error('The network is away'))
      },
    ]),
  )
  fetchScreenAt(loads, '/tags_main/edit/7')
  fetchScreenAt(loads, '/tags_main')
  fetchScreenAt(loads, '/nowhere')
  expect(fetched).toEqual(['/tags_main/edit/:id'])
  await Promise.allSettled(screensInOrder(loads).map((load) => load()))
  expect(fetched.slice(1)).toEqual(['/tags_main/edit/:id', '/claim/:id', '/tags_main', '*'])
})
