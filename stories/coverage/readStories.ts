import path from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'
import { closureOf, filesBelow, importsOf, textOf } from './sourceFiles'

/** One story as its file writes it. */
export interface StoryEntry {
  name: string
  /** Whether it has a play of its own; that a play asserts something is counted when stories run. */
  hasPlay: boolean
  /** The words of its code, and of all in its file and in forms written for it that belong to no story; no comments. */
  words: Set<string>
}

/** What is read from one story file. */
export interface StoryFile {
  file: string
  /** Its place in the sidebar: `Projects/Edit`; the file's own path where it names none. */
  title: string
  /** File of the component that it is about, from the project's root; undefined where it names none. */
  component: string | undefined
  /** Name of that component. */
  componentName: string | undefined
  /** Files that it, or a form written for it, draws with. */
  draws: Set<string>
  stories: StoryEntry[]
}

let read: StoryFile[] | undefined

/** Every story file, read once and as Storybook's own index reads it. */
export const readStories = (): StoryFile[] => (read ??= readFiles())

function readFiles(): StoryFile[] {
  return filesBelow('stories', '.stories.tsx').map((file) => {
    const text = textOf(file)
    const csf = loadCsf(text, { fileName: file, makeTitle: (title) => title ?? file }).parse()
    const componentName = csf.meta.component && drawnBy(csf.meta.component, text)
    const own = new Map(
      csf.indexInputs.map(({ exportName }) => {
        const { start, end } = csf.getStoryExport(exportName)
        return [exportName, text.slice(start ?? 0, end ?? 0)]
      }),
    )
    const rest = [...own.values()].reduce((left, code) => left.replace(code, ''), text)
    const helpers = closureOf(file, (other) => other.startsWith(path.posix.dirname(file)))
    const others = [...helpers].filter((helper) => helper !== file).map(textOf)
    const shared = [rest, ...others].flatMap(identifiersIn)
    return {
      file,
      title: csf.meta.title ?? file,
      component: componentName && importedAs(componentName, file),
      componentName,
      draws: new Set([...helpers].flatMap(importsOf)),
      stories: csf.indexInputs.map(({ exportName, tags }) => ({
        name: exportName,
        hasPlay: tags?.includes('play-fn') || isMadeWithPlay(own.get(exportName) ?? ''),
        words: new Set([...shared, ...identifiersIn(own.get(exportName) ?? '')]),
      })),
    }
  })
}

const comments = /\/\*[\s\S]*?\*\/|\/\/.*$/gm
const identifiersIn = (code: string): string[] => code.replace(comments, '').match(/\w+/g) ?? []

/** Whether a helper of `stories/support` makes the story, as in `Draft = record.draftStory(form)`: all of these give it a play. */
const isMadeWithPlay = (code: string): boolean => /^(\w+\.)?\w+Story\(/.test(code)

/** The component that a story file is about, also where it is drawn by a helper: `const Edited = inEditor(TagForm, …)`. */
const drawnBy = (name: string, text: string): string =>
  new RegExp(String.raw`const ${name} = inEditor(?:<[^>]*>)?\((\w+)`).exec(text)?.[1] ?? name

/** The file from which a story file imports this name. */
function importedAs(name: string, file: string): string | undefined {
  const line = [...textOf(file).matchAll(/import (?:type )?\{([^}]*)\} from '([^']+)'/g)].find(
    ([, names = '']) => names.split(',').some((one) => one.trim().replace(/^type /, '') === name),
  )
  return line?.[2] && path.posix.join(path.posix.dirname(file), `${line[2]}.tsx`)
}
