import { IconSvgPaths16 } from '@blueprintjs/icons'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the icons of rows have the paths of Blueprint’s icons', () => {
  const file = new URL('rowIcons.module.css', import.meta.url)
  const drawn = [
    ...readFileSync(file, 'utf8').matchAll(/\.(\w+)::before \{\s*clip-path: path\(\s*evenodd,\s*'(.*)'/g),
  ]
  expect(Object.fromEntries(drawn.map(([, name, path]) => [name, path]))).toEqual({
    star: IconSvgPaths16.Star[0],
    starEmpty: IconSvgPaths16.StarEmpty[0],
    more: IconSvgPaths16.More[0],
    endorsed: IconSvgPaths16.Endorsed[0],
  })
})
