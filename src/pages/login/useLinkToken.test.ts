import { expect, it } from 'vitest'
import { paths } from '../../paths'
import { tokenIn } from './useLinkToken'

it.each(['abc', 'a=b+c', 'a/b', 'a%b', 'é'])(
  'finds the token %s in the link that was made of it',
  (token) => {
    expect(tokenIn(paths.verify(token))).toBe(token)
  },
)

it.each(['/verify/abc', '/', '/verify//confirmed'])('finds none in %s', (path) => {
  expect(tokenIn(path)).toBe('')
})
