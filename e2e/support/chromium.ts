import path from 'node:path'
import { chromium, type Browser } from 'playwright'
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
  const configured = configuredPath()
  if (configured) return isProgram(configured) ? configured : undefined
  return [chromium.executablePath(), ...onPath(names), ...applications].find(isProgram)
}

/**
 * The program file that tests in pages and journeys are run in: Chromium's headless shell where the system has it, as it is
 * the same engine without windows, and a journey takes a third less there; else what `findChromium` finds.
 */
export function findHeadless(): string | undefined {
  return configuredPath() ? findChromium() : (onPath(['chromium-headless-shell'])[0] ?? findChromium())
}

/**
 * Starts the browser of a test that loads pages anew again and again: V8 on the page's own thread and drawing in the browser's
 * process take a fifth less of two busy cores. Pages that live long, and benches, do without: there it saves nothing.
 */
export const launchHeadless = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findHeadless(),
    args: [...chromiumArguments, '--js-flags=--single-threaded', '--in-process-gpu'],
  })

/** As `findChromium`, but installs one where that is possible. Throws a sentence that says what to install. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  const configured = configuredPath()
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

function configuredPath(): string | undefined {
  return process.env['CHROMIUM_PATH'] || process.env['PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH'] || undefined
}

/** The programs of these names that are on the PATH, in the order of the names. */
function onPath(names: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).filter(isProgram)
}
