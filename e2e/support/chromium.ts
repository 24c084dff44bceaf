import path from 'node:path'
import { chromium } from 'playwright'
import { installDebian, isProgram, run } from './packages.ts'

/** Names under which systems install a browser that Playwright can drive. */
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const applications = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/** How Chromium is started here: in containers as root too, and without its calls to the outside. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** The program file of a Chromium: CHROMIUM_PATH, Playwright's own, the system's; undefined where there is none. */
export function findChromium(): string | undefined {
  const configured = process.env['CHROMIUM_PATH'] || process.env['PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH']
  if (configured) return isProgram(configured) ? configured : undefined
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean)
  const installed = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [chromium.executablePath(), ...installed, ...applications].find(isProgram)
}

/** As `findChromium`, but installs one where that is possible. Throws a sentence that says what to install. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  const configured = process.env['CHROMIUM_PATH'] || process.env['PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH']
  if (configured) throw new Error(`CHROMIUM_PATH names ${configured}, which is no program that can be run.`)
  console.log('No Chromium is installed: installing one')
  if (!installDebian('chromium')) run(process.execPath, [playwrightProgram(), 'install', 'chromium'])
  const fresh = findChromium()
  if (fresh) return fresh
  throw new Error(
    'The tests need Chromium, and it could not be installed: install it by your system’s packages ' +
      '(Debian: apt-get install chromium) or name its program file by CHROMIUM_PATH.',
  )
}

function playwrightProgram(): string {
  return path.resolve(import.meta.dirname, '../../node_modules/playwright/cli.js')
}
