import { expect, it } from 'vitest'
import { inTurns } from './inTurns'

it('what is written in one turn is written at once, in order, and nothing twice', async () => {
  const written: string[] = []
  const write = inTurns((text) => void written.push(text))
  write('one\n')
  write('two\n')
  expect(written).toEqual([])
  await new Promise((resolve) => setImmediate(resolve))
  expect(written).toEqual(['one\ntwo\n'])
  write('three\n')
  process.emit('exit', 0)
  await new Promise((resolve) => setImmediate(resolve))
  expect(written).toEqual(['one\ntwo\n', 'three\n'])
})
