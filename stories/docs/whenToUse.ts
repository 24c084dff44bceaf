import { filesBelow, importsOf, textOf } from '../coverage/sourceFiles'
import { readStories } from '../coverage/readStories'

/** A component of the design system and what its documentation says first. */
export interface DocumentedComponent {
  name: string
  file: string
  /** Its JSDoc, as the book shows it; empty where there is none. */
  text: string
}

const isComponent = (file: string) => /^src\/components\/.*\/?[A-Z]\w+\.tsx$/.test(file)
const nameOf = (file: string) => file.replace(/^.*\/|\.tsx$/g, '')

/** Components that a screen can be made of, those that pages, app or hooks draw, and those with stories of their own. */
export function designSystem(): DocumentedComponent[] {
  const users = ['src/pages', 'src/app', 'src/hooks'].flatMap((folder) => filesBelow(folder, '.tsx'))
  const drawn = users.flatMap(importsOf)
  const documented = readStories().flatMap(({ component }) => component ?? [])
  return [...new Set([...drawn, ...documented])]
    .filter(isComponent)
    .sort()
    .map((file) => ({ name: nameOf(file), file, text: commentOf(nameOf(file), textOf(file)) }))
}

/** The JSDoc before an exported component. */
export function commentOf(name: string, source: string): string {
  const before = source.split(new RegExp(String.raw`\nexport (?:function|const) ${name}\b`))[0] ?? ''
  const [, comment] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/$/.exec(before) ?? []
  return (comment ?? '').replace(/\n\s*\* ?/g, '\n').trim()
}

/** Whether a text says what the thing is, and in a paragraph of its own when to use it. */
export const saysWhen = (text: string): boolean => /^\S[^]*\n\nUse it \S/.test(text)
