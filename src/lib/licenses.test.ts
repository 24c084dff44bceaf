import { expect, it } from 'vitest'
import { isKnownLicense, nearestLicense } from './licenses'

it.each([
  'MIT',
  ' MIT ',
  'Unlicense OR MIT',
  'AGPL-3.0-or-later WITH Classpath-exception-2.0',
  'GPL-3.0',
  '(MIT AND BSD-2-Clause)',
])('knows %s', (license) => expect(isKnownLicense(license)).toBe(true))

it.each(['', 'Apache 2', 'MIT License', 'Proprietary', 'MIT, Apache-2.0', 'mit'])(
  'does not know “%s”',
  (license) => expect(isKnownLicense(license)).toBe(false),
)

it.each([
  ['Apache 2', 'Apache-2.0'],
  ['MIT License', 'MIT'],
  ['mit', 'MIT'],
  ['GPLv3', 'GPL-3.0-or-later'],
  ['Proprietary', undefined],
  ['', undefined],
])('finds the nearest of “%s”: %s', (license, nearest) => expect(nearestLicense(license)).toBe(nearest))
