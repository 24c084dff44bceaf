import path from 'node:path'

/**
 * A lint rule: imports go one way. `layers` holds the arrows of the README; a file belongs to the first layer whose
 * place is its path or holds it.
 */
const view = ['react', 'react-dom', 'react-router*', 'mobx-react*', '@blueprintjs/*']
const client = ['mobx*', 'axios*']
const contract = 'src/contract'
const belowComponents = [contract, 'src/lib', 'src/richtext', 'src/styles']
const belowHooks = [...belowComponents, 'src/config', 'src/api', 'src/stores', 'src/components']
const belowPages = [...belowHooks, 'src/paths', 'src/hooks']
const belowApp = [...belowPages, 'src/pages']

/** `may`: the layers that it imports beside itself. `never`: packages that it does not import. */
const layers = {
  [contract]: { may: [], never: [...view, ...client] },
  'src/lib': { may: [], never: [...client, '@blueprintjs/*'] },
  'src/richtext': { may: [contract], never: [...view, ...client] },
  'src/api': { may: [contract], never: [...view, 'mobx*'] },
  'src/stores': { may: [contract, 'src/lib', 'src/api'], never: view },
  'src/styles': { may: [] },
  'src/paths': { may: [contract] },
  'src/config': { may: [] },
  'src/components': { may: belowComponents, never: client },
  'src/hooks': { may: belowHooks },
  'src/pages': { may: belowPages },
  'src/app': { may: belowApp },
  'src/testing': { may: [contract, 'src/lib', 'src/richtext', 'src/api', 'src/stores', 'server'] },
  'src/main': { may: [...belowApp, 'src/app', 'src'] },
  'src/prerender': { may: [...belowApp, 'src/app', 'src'] },
  src: { may: [contract, 'src/lib', 'src/stores', 'src/hooks'] },
  'server/testing': { may: [contract, 'server'] },
  'server/node/testing': { may: [contract, 'server', 'server/testing', 'server/node'] },
  'server/node': { may: [contract, 'server'] },
  server: { may: [contract] },
}

/** What tests import beside what their layer may; elsewhere in `src` and `server` nothing imports these. */
const besides = {
  src: ['src/testing', 'server'],
  server: ['server/testing', 'server/node', 'server/node/testing'],
}

/** Places outside `src` and `server` may import all but these. */
const refused = { stories: ['src/main', 'server/node', 'server/node/testing'] }

/** Why the file may not import this, in a sentence; undefined where it may. Paths are from the repository's root. */
export function refusal(file, specifier) {
  const from = layerOf(file)
  const area = file.split('/')[0]
  if (!specifier.startsWith('.')) {
    const isRefused = from && (layers[from].never ?? []).some((name) => names(name, specifier))
    return isRefused ? `${from} does not import ${specifier}.` : undefined
  }
  const target = path.posix.join(path.posix.dirname(file), specifier)
  const to = layerOf(target) ?? target.split('/')[0]
  if (!from)
    return refused[area]?.includes(to) || to === 'src/main' ? `${area} does not import ${to}.` : undefined
  if (to === from) return otherArea(from, file, target)
  const may = [...layers[from].may, ...(/\.test\.tsx?$/.test(file) ? besides[area] : [])]
  if (may.includes(to)) return undefined
  return `${from} does not import ${to}: it may import ${may.length === 0 ? 'itself alone' : may.join(', ')}.`
}

/** Whether a pattern with `*` at its end names a package, or a part of the package. */
function names(pattern, specifier) {
  return pattern.endsWith('*')
    ? specifier.startsWith(pattern.slice(0, -1))
    : specifier === pattern || specifier.startsWith(`${pattern}/`)
}

function layerOf(file) {
  const module = file.replace(/(\.test)?\.\w+$/, '')
  return Object.keys(layers).find((place) => module === place || file.startsWith(`${place}/`))
}

/** One area of pages does not import another. */
function otherArea(layer, file, target) {
  const [from, to] = [file, target].map((one) => one.slice(layer.length + 1).split('/'))
  const isOther = layer === 'src/pages' && from.length > 1 && to.length > 1 && from[0] !== to[0]
  return isOther ? `The pages of ${from[0]} do not import those of ${to[0]}.` : undefined
}

const root = path.join(import.meta.dirname, '../..')

const oneWay = {
  meta: { type: 'problem' },
  create(context) {
    const file = path.relative(root, context.filename).split('\\').join('/')
    const check = (node) => {
      const specifier = node.source?.value
      const message = typeof specifier === 'string' ? refusal(file, specifier) : undefined
      if (message) context.report({ node, message })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    }
  },
}

export default { meta: { name: 'directions' }, rules: { 'one-way': oneWay } }
