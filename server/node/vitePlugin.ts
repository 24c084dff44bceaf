import path from 'node:path'
import type { Plugin } from 'vite'
import { compressAssets } from './compressAssets'
import { dist, root, writeStamp } from './consoleBuild'
import type { startDevSite } from './devSite'
import { isOurs } from './sitePaths'

const devSite = '/server/node/devSite.ts'

/**
 * For vite.config.ts: under `npm run dev` the embedded server itself answers /api and /uploads, and `npm run build` ends
 * with compressed assets and a note of what they were made from. Tests and stories, which share the configuration, are
 * left alone.
 */
export function embeddedServer(): Plugin {
  let isConsoleBuild = false
  let close: (() => Promise<void>) | undefined
  return {
    name: 'embedded-server',
    configResolved(config) {
      isConsoleBuild = config.command === 'build' && path.resolve(config.root, config.build.outDir) === dist
    },
    configureServer(vite) {
      const { httpServer, config } = vite
      if (!httpServer || process.env['VITEST']) return
      const site = new Promise<void>((resolve) => httpServer.once('listening', resolve)).then(async () => {
        const module = (await vite.ssrLoadModule(devSite)) as { startDevSite: typeof startDevSite }
        const address = vite.resolvedUrls?.local[0] ?? 'http://localhost:5173'
        return module.startDevSite(address.replace(/\/$/, ''), (line) => config.logger.info(line))
      })
      site.catch((error: unknown) =>
        config.logger.error(error instanceof Error ? error.message : String(error)),
      )
      close = () => site.then((open) => open.close()).catch(() => undefined)
      vite.middlewares.use((request, response, next) => {
        if (!isOurs(request.url ?? '')) return next()
        site.then(({ listener }) => listener(request, response)).catch(next)
      })
      vite.watcher.on('change', (file) => {
        if (file.startsWith(path.join(root, 'server')) && !file.endsWith('.test.ts')) void vite.restart()
      })
    },
    async closeBundle() {
      await close?.()
      if (!isConsoleBuild) return
      await compressAssets(dist)
      await writeStamp(dist)
    },
  }
}
