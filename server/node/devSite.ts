import { openSite, type OpenSite } from './openSite'
import { readSettings } from './settings'

/** The embedded server for Vite's dev server at `address`: the same settings, data folder and demo as `npm start`. */
export function startDevSite(address: string, say: (line: string) => void): Promise<OpenSite> {
  const settings = readSettings(process.env)
  return openSite({ settings, siteAddress: settings.siteAddress ?? address, say })
}
