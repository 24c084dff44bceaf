import { createElement, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { lazyPart } from './lazyPart'

const Shown = () => 'Shown'

it('is drawn at once where its code is there', async () => {
  const { Part, load } = lazyPart(async () => Shown)
  const draw = () => renderToString(createElement(Suspense, { fallback: 'Coming' }, createElement(Part)))
  expect(draw()).toContain('Coming')
  await load()
  expect(draw()).toContain('Shown')
})

it('fetches its code once', async () => {
  let fetched = 0
  const { load } = lazyPart(async () => {
    fetched++
    return Shown
  })
  await load()
  expect(await load()).toBe(Shown)
  expect(fetched).toBe(1)
})
