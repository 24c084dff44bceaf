import path from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'
import { closureOf, filesBelow, importsOf, textOf } from './sourceFiles'

/** What one story file tells. */
export interface StoryFile {
  file: string
  /** File of the component that it is about, from the project's root; undefined where it names none. */
  component: string | undefined
  /** Name of that component. */
  componentName: string | undefined
  /** Files that it, or a form written for it, draws with. */
  draws: Set<string>
  /** The words of its code and of those forms', comments left out. */
  words: Set<string>
  stories: { name: string; hasPlay: boolean }[]
}

/** Every story file, read as Storybook's own index reads it. */
export function readStories(): StoryFile[] {
  return filesBelow('stories', '.stories.tsx').map((file) => {
    const csf = loadCsf(textOf(file), { fileName: file, makeTitle: (title) => title ?? file }).parse()
    const { component: componentName } = csf.meta
    const helpers = closureOf(file, (other) => other.startsWith(path.posix.dirname(file)))
    return {
      file,
      component: componentName && importedAs(componentName, file),
      componentName,
      draws: new Set([...helpers].flatMap(importsOf)),
      words: new Set([...helpers].flatMap((helper) => wordsOf(textOf(helper)))),
      stories: csf.indexInputs.map(({ exportName, tags }) => ({
        name: exportName,
        hasPlay: tags?.includes('play-fn') ?? false,
      })),
    }
  })
}

const comments = /\/\*[\s\S]*?\*\/|\/\/.*$/gm
const wordsOf = (code: string): string[] => code.replace(comments, '').match(/\w+/g) ?? []

/** The file from which a story file imports this name. */
function importedAs(name: string, file: string): string | undefined {
  const line = [...textOf(file).matchAll(/import (?:type )?\{([^}]*)\} from '([^']+)'/g)].find(
    ([, names = '']) => names.split(',').some((one) => one.trim().replace(/^type /, '') === name),
  )
  return line?.[2] && path.posix.join(path.posix.dirname(file), `${line[2]}.tsx`)
}
