import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { home } from './home'
import { run } from './run'

/** Builds the Storybook of the sources in `root` into `site`. Throws what the builder said where it fails. */
export function buildSite(root: string, site: string): void {
  const program = path.join(root, 'node_modules/storybook/dist/bin/dispatcher.js')
  // Vitest's own NODE_ENV would build React as it is in development.
  const env = { ...process.env, NODE_ENV: 'production' }
  run(process.execPath, [program, 'build', '--quiet', '--output-dir', site], root, { env })
}

/** Builds the Storybook of another commit. The sources and packages that it needs are there only meanwhile. */
export async function buildSiteOf(commit: string, site: string): Promise<void> {
  const known =
    `${run('git', ['rev-parse', '--verify', '--quiet', `${commit}^{commit}`], home.root, { otherwise: `There is no commit ${commit}.` })}`.trim()
  const root = await mkdtemp(path.join(tmpdir(), 'commit-'))
  try {
    const archive = path.join(root, 'sources.tar')
    run('git', ['archive', '--output', archive, known], home.root)
    run('tar', ['-xf', archive, '-C', root], home.root)
    await bringPackages(root)
    buildSite(root, site)
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}

/** The packages of this checkout where the commit has the same ones, else its own. */
async function bringPackages(root: string): Promise<void> {
  const lock = (folder: string) => readFile(path.join(folder, 'package-lock.json'), 'utf8')
  const own = path.join(home.root, 'node_modules')
  if ((await lock(root)) === (await lock(home.root)))
    await symlink(own, path.join(root, 'node_modules'), 'dir')
  else run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], root)
}
