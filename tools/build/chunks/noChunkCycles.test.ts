import { describe, expect, it } from 'vitest'
import { findCycle } from './noChunkCycles'

const needs = (edges: Record<string, string[]>) => new Map(Object.entries(edges))

describe('findCycle', () => {
  it('finds no ring where chunks only share others', () => {
    expect(findCycle(needs({ a: ['b', 'c'], b: ['d'], c: ['d'], d: ['far'] }))).toBeUndefined()
  })

  it('names the ring and nothing that only leads to it', () => {
    expect(findCycle(needs({ a: ['b'], b: ['c'], c: ['d'], d: ['b'] }))).toEqual(['b', 'c', 'd'])
    expect(findCycle(needs({ a: ['a'] }))).toEqual(['a'])
  })
})
