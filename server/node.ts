import { onSignal, runCommand } from './node/command'
import { dist, ensureConsole } from './node/console/consoleBuild'
import { loadConsoleFiles } from './node/console/consoleFiles'
import { openHttp } from './node/http/http'
import { offeredAtLogin, openSite, type OpenSite } from './node/openSite'
import { readSettings } from './node/settings'
import { welcome } from './node/welcome'

/** `npm start`: builds the console where needed, opens the database and serves both until it is told to stop. */
async function start(): Promise<void> {
  const settings = readSettings(process.argv.slice(2))
  const http = await openHttp(settings.host, settings.port)
  const address = settings.siteAddress ?? `http://${hostShown(settings.host)}:${http.port}`
  let site: OpenSite | undefined
  try {
    await ensureConsole(console.log)
    const files = await loadConsoleFiles(dist, {
      offers: offeredAtLogin(settings),
      imageHosts: settings.imageHosts,
    })
    site = await openSite({ settings, siteAddress: address, console: files, say: console.log })
  } catch (error) {
    await http.close()
    throw error
  }
  const { accounts, close, listener } = site
  onSignal(async () => {
    await http.close()
    await close()
  })
  http.serve(listener)
  console.log(welcome(address, accounts, settings.isDemo))
}

/** An address that a browser on this machine opens. */
function hostShown(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

process.on('unhandledRejection', (error) => console.error(error))
await runCommand(start)
