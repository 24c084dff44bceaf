import { ArgTypes } from '@storybook/addon-docs/blocks'
import type { ComponentType } from 'react'
import styles from './book.module.css'

/** What Storybook's reader of sources hangs on a component. */
interface Read {
  __docgenInfo?: { description?: string }
}
type Module = Record<string, (ComponentType & Read) | undefined>

const modules = import.meta.glob<Module>('../../src/components/**/[A-Z]*.tsx', { eager: true })
const stories = Object.keys(import.meta.glob('../components/**/*.stories.tsx'))

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

interface ComponentBookProps {
  /** Folder below src/components; empty for the components that lie in none. */
  folder: string
}

/** The components of a folder: what each is, when to use it, its states and its properties. */
export const ComponentBook = ({ folder }: ComponentBookProps) => (
  <>
    {components
      .filter(({ file }) => file.replace('../../src/components/', '').replace(/[^/]*$/, '') === folder)
      .map(({ name, text, component }) => {
        const page = stories.find((file) => nameOf(file) === `${name}.stories`)
        return (
          <section key={name} className={styles.use}>
            <h3>{name}</h3>
            {text.split(/\n\s*\n/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {page && (
              <p>
                <a href={`?path=/docs/${idOf(page)}--docs`}>{name} in all its states</a>
              </p>
            )}
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

/** `../components/forms/Form.stories.tsx` -> `components-forms-form` */
const idOf = (file: string) => file.slice(3).replace('.stories.tsx', '').replaceAll('/', '-').toLowerCase()
