import { ArgTypes } from '@storybook/addon-docs/blocks'
import type { ComponentType } from 'react'
import { sanitize } from 'storybook/internal/csf'
import styles from './book.module.css'
import { GuidanceView } from './GuidanceView'
import { StatePictures } from './StatePictures'
import { StoryLink } from './StoryLink'

/** What Storybook's reader of sources hangs on a component. */
interface Read {
  __docgenInfo?: { description?: string }
}
type Module = Record<string, (ComponentType & Read) | undefined>

const modules = import.meta.glob<Module>('../../src/components/**/[A-Z]*.tsx', { eager: true })
const stories = Object.entries(
  import.meta.glob<string>('../components/**/*.stories.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)

const nameOf = (file: string) => file.replace(/^.*\/|\.tsx$/g, '')

/** Components that say when to use them: those that screens are made of. */
const components = Object.entries(modules)
  .map(([file, module]) => ({ file, name: nameOf(file), component: module[nameOf(file)] }))
  .map(({ component, ...rest }) => ({ ...rest, component, text: textOf(component) }))
  .filter(({ text }) => text.includes('Use it '))

function textOf(component: Read | undefined): string {
  const { __docgenInfo: read } = component ?? {}
  return read?.description ?? ''
}

/** Stories of a component; fields are shown together, in one form. */
function storiesOf(name: string): { title: string; isShared: boolean; states: string[] } | undefined {
  const own = stories.find(([file]) => nameOf(file) === `${name}.stories`)
  const shared = name.endsWith('Field')
    ? stories.find(([file]) => file.endsWith('/AllFields.stories.tsx'))
    : undefined
  const [file, source] = own ?? shared ?? []
  if (file === undefined || source === undefined) return undefined
  const [, title = ''] = /^const meta[^{]*\{\s*title: '([^']+)'/m.exec(source) ?? []
  return {
    title,
    isShared: own === undefined,
    states: [...source.matchAll(/^export const ([A-Z]\w*)/gm)].map(([, state = '']) => state),
  }
}

function States({ of }: { of: string }) {
  const found = storiesOf(of)
  if (!found) return null
  const link = <StoryLink story={`${sanitize(found.title)}--docs`}>States</StoryLink>
  if (found.isShared)
    return (
      <p>
        {link}: {found.states.map(spaced).join(', ')}
      </p>
    )
  return (
    <>
      <p>{link}</p>
      <StatePictures title={found.title} />
    </>
  )
}

/** `LongWord` -> `Long word` */
const spaced = (name: string) => name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

interface ComponentBookProps {
  /** Folder below src/components, with a slash at its end. */
  folder: string
}

/** The components of a folder: what each is, when to use it, its states and its properties. */
export const ComponentBook = ({ folder }: ComponentBookProps) => (
  <>
    {components
      .filter(({ file }) => file.replace('../../src/components/', '').replace(/[^/]*$/, '') === folder)
      .map(({ name, text, component }) => {
        return (
          <section key={name} className={styles.use}>
            <h3>{name}</h3>
            {text.split(/\n\s*\n/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <GuidanceView of={name} />
            <States of={name} />
            {component && (
              <details>
                <summary>Properties of {name}</summary>
                <ArgTypes of={component} />
              </details>
            )}
          </section>
        )
      })}
  </>
)
