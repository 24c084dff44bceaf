import path from 'node:path'
import { installDebian, isProgram } from '../support/packages'

/** A program that the tests of the engines need. */
interface Needed {
  /** Names on the PATH. */
  names: readonly string[]
  /** Where else systems keep it. */
  places?: readonly string[]
  /** Names the program's file where it stands elsewhere. */
  variable: string
  /** The package of Debian that has it. */
  debian: string
}

const needed = {
  firefox: { names: ['firefox-esr', 'firefox'], variable: 'FIREFOX_PATH', debian: 'firefox-esr' },
  webkitDriver: {
    names: ['WebKitWebDriver'],
    variable: 'WEBKIT_DRIVER_PATH',
    debian: 'webkit2gtk-driver',
  },
  webkit: {
    names: [],
    places: ['lib/x86_64-linux-gnu', 'lib/aarch64-linux-gnu', 'libexec', 'lib64', 'lib'].flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map(
        (name) => `/usr/${folder}/${name}/MiniBrowser`,
      ),
    ),
    variable: 'WEBKIT_PATH',
    debian: 'webkit2gtk-driver',
  },
  display: { names: ['Xvfb'], variable: 'XVFB_PATH', debian: 'xvfb' },
} satisfies Record<string, Needed>

/** The file of a program, installed where it is missing and can be. Throws a sentence that says what to install. */
export function ensureProgram(name: keyof typeof needed): string {
  const program: Needed = needed[name]
  const found = find(program)
  if (found) return found
  console.log(`No ${program.debian} is installed: installing it`)
  installDebian(program.debian)
  const fresh = find(program)
  if (fresh) return fresh
  throw new Error(
    `The tests of the three engines need ${program.debian}, and it could not be installed: install it by your ` +
      `system’s packages (Debian: apt-get install ${program.debian}) or name its program file by ${program.variable}.`,
  )
}

function find({ names, places = [], variable }: Needed): string | undefined {
  const given = process.env[variable]
  if (given) return isProgram(given) ? given : undefined
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean)
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...onPath, ...places].find(isProgram)
}
