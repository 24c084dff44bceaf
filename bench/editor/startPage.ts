import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from 'playwright'
import { build, type InlineConfig, preview } from 'vite'
import { leanWysiwyg } from '../../tools/build/editor/leanWysiwyg'
import { lightDraft } from '../../tools/build/editor/lightDraft'
import { chromiumArguments, ensureChromium } from '../../e2e/support/chromium'

/** Builds the page of both editors as it would be delivered, and opens it in Chromium. */
export async function startPage(): Promise<{ page: Page; stop: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'editors-'))
  const root = import.meta.dirname
  const options = {
    root,
    base: './',
    configFile: false,
    plugins: [lightDraft(), leanWysiwyg()],
    define: { global: 'globalThis' },
    css: { preprocessorOptions: { scss: { quietDeps: true, silenceDeprecations: ['import'] } } },
    build: { outDir: folder, emptyOutDir: true },
    logLevel: 'error',
  } satisfies InlineConfig
  await build(options)
  const server = await preview({ ...options, preview: { port: 0, host: '127.0.0.1' } })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments })
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  // tsx names functions by a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value')
  await page.route(/example|youtube|vimeo/, (route) => route.fulfill({ status: 200, body: '' }))
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  await page.waitForFunction(() => 'editorPage' in window)
  const stop = async () => {
    await browser.close()
    await server.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { page, stop }
}
