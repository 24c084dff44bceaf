import { ExternalLink } from '../components/text/ExternalLink'
import { EmptyValue } from '../components/feedback/EmptyValue'
import { profileLink, type Site } from '../contract/profileLink'

interface PublicProfileProps {
  /** As the host sent it: an address, a path of the front-end site, or anything. */
  value: string
  site: Site
}

/** A public profile: a link that opens in a new tab, or plain text when it is no safe address (decisions, "Links"). */
export function PublicProfile({ value, site }: PublicProfileProps) {
  const address = profileLink(value, site)
  return address ? <ExternalLink href={address}>{value}</ExternalLink> : <>{value || <EmptyValue />}</>
}
