import { offeredAtLogin, openSite, type OpenSite } from '../openSite'
import { readSettings } from '../settings'
import { welcome } from '../welcome'
import { withOffers } from './consoleFiles'

/** The server of the dev server, and what it adds to the console's page. */
export interface DevSite extends OpenSite {
  finishPage(html: string): string
}

/** The embedded server for Vite's dev server at `address`: the same settings, data folder and demo as `npm start`. */
export async function startDevSite(address: string, say: (line: string) => void): Promise<DevSite> {
  const settings = readSettings()
  const siteAddress = settings.siteAddress ?? address
  const site = await openSite({ settings, siteAddress, say })
  say(welcome(siteAddress, site.accounts, settings.isDemo))
  return { ...site, finishPage: (html) => withOffers(html, offeredAtLogin(settings)) }
}
