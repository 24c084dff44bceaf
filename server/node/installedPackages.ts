import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { isWebAddress } from '../../src/contract/rules'

/** An open-source package that is installed beside the server, as its author describes it. */
export interface InstalledPackage {
  name: string
  /** Its home page, or where its source is. */
  address: string
  license: string
  description: string
  keywords: string[]
  /** Its README in Markdown; '' without one. */
  readme: string
  /** What else it tells: whether it has types, runs on the command line, names React or Node. */
  isTyped: boolean
  isProgram: boolean
  usesReact: boolean
  node: string
}

const words = z.record(z.string(), z.unknown())
const Manifest = z.object({
  name: z.string(),
  description: z.string().check(z.minLength(1)),
  license: z.string().check(z.minLength(1)),
  homepage: z.optional(z.string()),
  repository: z.optional(z.union([z.string(), z.object({ url: z.string() })])),
  keywords: z.optional(z.array(z.string())),
  types: z.optional(z.unknown()),
  typings: z.optional(z.unknown()),
  bin: z.optional(z.unknown()),
  os: z.optional(z.unknown()),
  engines: z.optional(words),
  dependencies: z.optional(words),
  peerDependencies: z.optional(words),
})

/** All packages in a `node_modules` folder that say what they are, where they live and under which licence; by name. */
export async function installedPackages(folder: string): Promise<InstalledPackage[]> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'))
  const scoped = names.filter((name) => name.startsWith('@'))
  const inScopes = await Promise.all(
    scoped.map(async (scope) => (await readdir(path.join(folder, scope))).map((name) => `${scope}/${name}`)),
  )
  const all = [...names.filter((name) => !name.startsWith('@')), ...inScopes.flat()].sort()
  const read = await Promise.all(all.map((name) => packageIn(path.join(folder, name))))
  return read.filter((found) => found !== undefined)
}

async function packageIn(folder: string): Promise<InstalledPackage | undefined> {
  const manifest = await manifestIn(folder)
  // A package for one operating system is a part of another package.
  if (!manifest || manifest.os !== undefined) return undefined
  const address = [manifest.homepage, sourceAddress(manifest.repository)].find(
    (one) => one && isWebAddress(one),
  )
  if (!address) return undefined
  return {
    name: manifest.name,
    address,
    license: manifest.license,
    description: manifest.description,
    keywords: manifest.keywords ?? [],
    readme: await readmeIn(folder),
    isTyped:
      [manifest.types, manifest.typings].some((one) => one !== undefined) ||
      manifest.name.startsWith('@types/'),
    isProgram: manifest.bin !== undefined,
    usesReact:
      'react' in { ...manifest.dependencies, ...manifest.peerDependencies } || manifest.name === 'react',
    node: typeof manifest.engines?.['node'] === 'string' ? manifest.engines['node'] : '',
  }
}

async function manifestIn(folder: string): Promise<z.output<typeof Manifest> | undefined> {
  try {
    return Manifest.safeParse(JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))).data
  } catch {
    return undefined
  }
}

async function readmeIn(folder: string): Promise<string> {
  const name = (await readdir(folder)).find((one) => /^readme\.(md|markdown)$/i.test(one))
  return name ? readFile(path.join(folder, name), 'utf8') : ''
}

/** `git+https://host/x.git`, `git@host:x.git`, `github:x` and `x/y` as addresses that a browser opens. */
function sourceAddress(repository: z.output<typeof Manifest>['repository']): string | undefined {
  const told = typeof repository === 'string' ? repository : repository?.url
  return told
    ?.replace(/^(git\+|git:\/\/|ssh:\/\/)+/, '')
    .replace(/^(ssh:\/\/)?git@([^:/]+)[:/]/, 'https://$2/')
    .replace(/^(?:github:)?([\w.-]+\/[\w.-]+)$/, 'https://github.com/$1')
    .replace(/^(?!https?:\/\/)(\w[\w.-]*\.\w+\/)/, 'https://$1')
    .replace(/\.git$/, '')
}
