import type { Plugin } from 'vite'
import { replaceCode, type CodeReplacement } from '../replaceCode.ts'

/**
 * What Draft asks of ua-parser-js: a browser's name and version, its engine, the system. Draft only distinguishes Chrome, Firefox
 * and Safari, Gecko and the rest, macOS, iOS, Android and Windows.
 */
const parser = `
const names = [['Edge', /Edg(?:e|A|iOS)?\\/([\\d.]+)/], ['Firefox', /(?:Firefox|FxiOS)\\/([\\d.]+)/],
  ['Chrome', /(?:Chrome|CriOS)\\/([\\d.]+)/], ['Safari', /Version\\/([\\d.]+).*Safari/]]
const systems = [['Windows', /Windows NT ([\\d.]+)/], ['iOS', /(?:iPhone|iPad|iPod).*? OS ([\\d_]+)/],
  ['Mac OS', /Mac OS X ([\\d_.]+)/], ['Android', /Android ([\\d.]+)/], ['Linux', /Linux()/]]
const find = (list, text) => {
  for (const [name, pattern] of list) {
    const found = pattern.exec(text)
    if (found) return { name, version: found[1].replace(/_/g, '.'), major: found[1].split('.')[0] }
  }
  return {}
}
module.exports = function () {
  const text = typeof navigator === 'undefined' ? '' : navigator.userAgent
  const browser = find(names, text)
  this.getResult = () => ({ browser, os: find(systems, text), device: {}, cpu: {},
    engine: { name: browser.name === 'Firefox' ? 'Gecko' : 'WebKit' } })
}
`

/** Draft only waits, after the browser wrote a letter, for its event: a timer does, and costs no message. */
const immediate = 'module.exports = function (callback) { setTimeout(callback, 0) }'

const pictures = /"data:image\/[^"]*"/g

/** What is replaced, by its name, and the code that stands there instead. */
const parts: Readonly<Record<string, CodeReplacement>> = {
  'ua-parser-js': { file: /node_modules\/ua-parser-js\//, replace: () => parser },
  'the setImmediate of fbjs': { file: /node_modules\/fbjs\/lib\/setImmediate\.js/, replace: () => immediate },
  'the pictures of react-draft-wysiwyg': {
    file: /node_modules\/react-draft-wysiwyg\/dist\/(?!.*\.css)/,
    replace: (code) => code.replace(pictures, '""'),
  },
}

/**
 * Takes 17 kB gzip off the editor's chunk: the pictures of react-draft-wysiwyg's own toolbar, which is never shown, and
 * the list of all browsers that Draft brings along to know five; and a message to the page itself off each key.
 * It fails a build in which one of them did not occur.
 */
export const lightDraft = (): Plugin => replaceCode('light-draft', parts)
