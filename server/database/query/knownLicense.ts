import parse from 'spdx-expression-parse'

/** Whether SPDX knows a license, or an expression of several; each text is judged once. */
export function knownLicenses(): (license: string) => boolean {
  const known = new Map<string, boolean>()
  return (license) => {
    const before = known.get(license)
    if (before !== undefined) return before
    const found = isKnown(license.trim())
    known.set(license, found)
    return found
  }
}

function isKnown(license: string): boolean {
  try {
    parse(license)
    return true
  } catch {
    return false
  }
}
