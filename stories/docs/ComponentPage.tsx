import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import { guidedOn } from './guidance/guidedOn'
import { GuidanceView } from './GuidanceView'
import { StatePictures } from './StatePictures'

interface Read {
  __docgenInfo?: { displayName?: string }
}

/** The documentation page of a component: what it is, how it is used well, its states in pictures, then live. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { title } = preparedMeta
  const { __docgenInfo: read } = (preparedMeta.component ?? {}) as Read
  const names = guidedOn(title, read?.displayName)
  return (
    <>
      <Title />
      <Description />
      {names.map((name) => (
        <section key={name} aria-label={name}>
          {names.length > 1 && <h3>{name}</h3>}
          <GuidanceView of={name} />
        </section>
      ))}
      <h2>States</h2>
      <StatePictures title={title} />
      <h2>Live</h2>
      <Primary />
      <Controls />
      <Stories includePrimary={false} title="" />
    </>
  )
}
