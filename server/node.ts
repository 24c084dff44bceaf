import { onSignal, runCommand } from './node/command'
import { dist, ensureConsole } from './node/console/consoleBuild'
import { loadConsoleFiles } from './node/console/consoleFiles'
import { openHttp } from './node/http/http'
import { offeredAtLogin, openSite, type OpenSite } from './node/openSite'
import { readSettings } from './node/settings'
import { welcome } from './node/welcome'

/** `npm start`: builds the console where needed, opens the database and serves both until it gets a signal to stop. */
async function start(): Promise<void> {
  const settings = readSettings(process.argv.slice(2))
  const http = await openHttp(settings.host, settings.port)
  const address = settings.siteAddress ?? `http://${hostShown(settings.host)}:${http.port}`
  let opening: Promise<OpenSite> | undefined
  onSignal(async () => {
    await http.close()
    // A database that is being opened is closed once it is open, so that no lock stays behind.
    const site = await opening?.catch(() => undefined)
    await site?.close()
  })
  try {
    await ensureConsole(console.log)
    const files = await loadConsoleFiles(dist, {
      offers: offeredAtLogin(settings),
      imageHosts: settings.imageHosts,
    })
    opening = openSite({ settings, siteAddress: address, console: files, say: console.log })
    const { accounts, listener } = await opening
    http.serve(listener)
    console.log(welcome(address, accounts, settings.isDemo))
  } catch (error) {
    await http.close()
    throw error
  }
}

/** An address that a browser on this machine opens. */
function hostShown(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

process.on('unhandledRejection', (error) => console.error(error))
await runCommand(start)
