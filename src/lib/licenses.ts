import correct from 'spdx-correct'
import parse from 'spdx-expression-parse'

/** Whether a text is a license, or an expression of several, by the names of SPDX: `MIT`, `Unlicense OR MIT`. */
export function isKnownLicense(license: string): boolean {
  try {
    parse(license.trim())
    return true
  } catch {
    return false
  }
}

/** The license of SPDX that an unknown text most likely means: `Apache-2.0` of `Apache 2`; undefined where none is near. */
export function nearestLicense(license: string): string | undefined {
  return license.trim() === '' ? undefined : (correct(license, { upgrade: true }) ?? undefined)
}
