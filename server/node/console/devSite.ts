import { openSite, type OpenSite } from '../openSite'
import { readSettings } from '../settings'
import { welcome } from '../welcome'

/** The embedded server for Vite's dev server at `address`: the same settings, data folder and demo as `npm start`. */
export async function startDevSite(address: string, say: (line: string) => void): Promise<OpenSite> {
  const settings = readSettings()
  const siteAddress = settings.siteAddress ?? address
  const site = await openSite({ settings, siteAddress, say })
  say(welcome(siteAddress, site.accounts, settings.isDemo))
  return site
}
