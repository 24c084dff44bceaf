import path from 'node:path'
import { tsImport } from 'tsx/esm/api'
import type { Plugin } from 'vite'
import type { DevSite, startDevSite } from './devSite'
import type { finishBuild } from './finishBuild'

/**
 * For vite.config.ts: under `npm run dev` the embedded server itself answers /api and /uploads, and starts again when its
 * code changes; `npm run build` ends with `finishBuild`. Tests and stories, which share the configuration, are left alone.
 * The parts are loaded when they are needed, so that the configuration stays light.
 */
export function embeddedServer(): Plugin {
  let isConsoleBuild = false
  let isWritten = false
  let close: (() => Promise<void>) | undefined
  let site: Promise<DevSite> | undefined
  return {
    name: 'embedded-server',
    configResolved({ command, root, build }) {
      isConsoleBuild = command === 'build' && path.resolve(root, build.outDir) === path.join(root, 'dist')
    },
    configureServer(vite) {
      const { httpServer, config } = vite
      if (!httpServer || process.env['VITEST']) return
      const opening = new Promise<void>((resolve) => httpServer.once('listening', resolve)).then(async () => {
        const module = (await vite.ssrLoadModule('/server/node/console/devSite.ts')) as {
          startDevSite: typeof startDevSite
        }
        const address = vite.resolvedUrls?.local[0] ?? 'http://localhost:5173'
        return module.startDevSite(address.replace(/\/$/, ''), (line) => config.logger.info(line))
      })
      site = opening
      opening.catch((error: unknown) =>
        config.logger.error(error instanceof Error ? error.message : String(error)),
      )
      close = () => opening.then((open) => open.close()).catch(() => undefined)
      for (const place of ['/api', '/uploads'])
        vite.middlewares.use(place, (request, response, next) => {
          // Below a place its name is cut off; the server wants the whole path.
          request.url = request.originalUrl
          opening.then(({ listener }) => listener(request, response)).catch(next)
        })
      vite.watcher.on('change', (file) => {
        if (file.startsWith(path.join(config.root, 'server/')) && !file.endsWith('.test.ts'))
          void vite.restart()
      })
    },
    transformIndexHtml: async (html) => (await site?.catch(() => undefined))?.finishPage(html) ?? html,
    writeBundle() {
      isWritten = true
    },
    async closeBundle() {
      await close?.()
      // A build that failed has left the files of the one before.
      if (!isConsoleBuild || !isWritten) return
      const module = (await tsImport('./finishBuild.ts', import.meta.url)) as {
        finishBuild: typeof finishBuild
      }
      await module.finishBuild()
    },
  }
}
