import { isWebAddress } from './fieldRules'

/** Where profiles on the front-end site live. */
export interface Site {
  siteUrl: string
  productSlug: string
}

/**
 * The address that a `publicProfile` links to (decisions, "Links"): an http(s) address as it is; `slug/name` of
 * letters, digits, `_` and `-` below the front-end site, where there is one; undefined for anything else, which is shown as text.
 */
export function profileLink(publicProfile: string, { siteUrl, productSlug }: Site): string | undefined {
  if (isWebAddress(publicProfile)) return publicProfile
  const prefix = `${productSlug}/`
  const isPath =
    publicProfile.startsWith(prefix) && /^[A-Za-z0-9_-]+$/.test(publicProfile.slice(prefix.length))
  return isPath && siteUrl !== '' ? `${siteUrl}/${publicProfile}` : undefined
}
