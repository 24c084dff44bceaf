import type { InstalledPackage } from './installedPackages'

/** A category with what a package of it is about; `below` names its parent. */
interface Topic {
  name: string
  below?: string
  about?: RegExp
}

/** The demo directory's categories, parents first. A package gets two whose words it uses. */
export const categoryTopics: readonly Topic[] = [
  { name: 'Developer tools' },
  {
    name: 'Testing',
    below: 'Developer tools',
    about: /\b(test|tests|testing|assert\w*|mock\w*|spy|coverage|expect|chai|tap)\b/,
  },
  {
    name: 'Build and bundling',
    below: 'Developer tools',
    about: /\b(bundl\w+|build|rollup|rolldown|webpack|vite|esbuild|compil\w+|transpil\w+|minif\w+)\b/,
  },
  {
    name: 'Code quality',
    below: 'Developer tools',
    about: /\b(lint\w*|prettier|formatter|ast|babel|source-?maps?|dependency-cruiser)\b/,
  },
  {
    name: 'Command line',
    below: 'Developer tools',
    about: /\b(cli|command|terminal|tty|argv|ansi|colou?rs?|console|prompts?|shell|spinner)\b/,
  },
  { name: 'Web' },
  {
    name: 'User interface',
    below: 'Web',
    about:
      /\b(react|components?|ui|css|sass|dom|browser|editor|icons?|wysiwyg|accessib\w+|aria|popper|select|table)\b/,
  },
  {
    name: 'State and data',
    below: 'Web',
    about: /\b(state|store|observables?|immutable|reactive|mobx|redux|cache|lru)\b/,
  },
  {
    name: 'Networking',
    below: 'Web',
    about: /\b(http|https|fetch|requests?|server|urls?|uri|websockets?|ws|smtp|e?mail|proxy|mime)\b/,
  },
  { name: 'Foundations' },
  {
    name: 'Databases and storage',
    below: 'Foundations',
    about: /\b(sql|postgres\w*|pg|database|db|indexeddb|storage)\b/,
  },
  {
    name: 'Files and paths',
    below: 'Foundations',
    about: /\b(fs|files?|filesystem|globs?|paths?|director(y|ies)|watch\w*|symlink|which)\b/,
  },
  {
    name: 'Text and formats',
    below: 'Foundations',
    about:
      /\b(json\w*|yaml|toml|strings?|unicode|regex\w*|regexp|html|xml|markdown|pars\w+|dates?|semver|entities|encod\w+|decod\w+|base64)\b/,
  },
  {
    name: 'Types and validation',
    below: 'Foundations',
    about: /\b(typescript|types?|schemas?|validat\w+|definitions)\b/,
  },
  {
    name: 'Flow and events',
    below: 'Foundations',
    about: /\b(promises?|async|streams?|events?|emitter|queue|throttle|debounce|retry)\b/,
  },
]

/** The category of a package whose words fit none. */
export const otherCategory = 'Foundations'

/** The demo directory's language stacks, parents first; each with the packages that it stands for. */
export const stackTopics: readonly {
  name: string
  below?: string
  fits: (one: InstalledPackage) => boolean
}[] = [
  { name: 'JavaScript', fits: (one) => !one.isTyped },
  { name: 'TypeScript', below: 'JavaScript', fits: (one) => one.isTyped },
  { name: 'React', below: 'JavaScript', fits: (one) => one.usesReact },
  { name: 'Node.js', below: 'JavaScript', fits: (one) => one.node !== '' },
  { name: 'CSS', fits: (one) => /\b(css|sass|scss|less)\b/.test(searchTextOf(one)) },
  { name: 'SQL', fits: (one) => /\b(sql|postgres\w*)\b/.test(searchTextOf(one)) },
  { name: 'Rust', fits: (one) => /\b(rust|napi|oxc|rolldown)\b/.test(searchTextOf(one)) },
  { name: 'WebAssembly', fits: (one) => /\b(wasm|webassembly)\b/.test(searchTextOf(one)) },
]

/** Names of the categories of a package, one or two; its name and keywords say more than its description. */
export function categoriesOf(one: InstalledPackage): string[] {
  const fitting = [namesOf(one), searchTextOf(one)].flatMap((words) =>
    categoryTopics.filter(({ about }) => about?.test(words)).map(({ name }) => name),
  )
  return fitting.length > 0 ? [...new Set(fitting)].slice(0, 2) : [otherCategory]
}

/** Names of the language stacks of a package, at least one. */
export function stacksOf(one: InstalledPackage): string[] {
  return stackTopics.filter(({ fits }) => fits(one)).map(({ name }) => name)
}

function searchTextOf(one: InstalledPackage): string {
  return `${namesOf(one)} ${one.description.toLowerCase()}`
}

function namesOf(one: InstalledPackage): string {
  return [one.name.replaceAll(/[@/_-]/g, ' '), ...one.keywords].join(' ').toLowerCase()
}
