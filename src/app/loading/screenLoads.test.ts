import { expect, it } from 'vitest'
import { addScreen, fetchScreenAt, screenLoads, screensInOrder } from './screenLoads'

it('fetches the code of a record’s screen by its path, and that of such screens before others', async () => {
  const fetched: string[] = []
  for (const pattern of ['/tags_main', '/tags_main/edit/:id', '*', '/claim/:id'])
    addScreen(pattern, () => {
      fetched.push(pattern)
      return Promise.reject(new Error('The network is away'))
    })
  fetchScreenAt('/tags_main/edit/7')
  fetchScreenAt('/tags_main')
  fetchScreenAt('/nowhere')
  expect(fetched).toEqual(['/tags_main/edit/:id'])
  expect(screenLoads.size).toBe(4)
  await Promise.allSettled(screensInOrder().map((load) => load()))
  expect(fetched.slice(1)).toEqual(['/tags_main/edit/:id', '/claim/:id', '/tags_main', '*'])
})
