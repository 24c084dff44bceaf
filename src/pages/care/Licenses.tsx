import { Finding } from '../../components/care/Finding'
import { FindingList } from '../../components/care/FindingList'
import { EmptyState } from '../../components/feedback/EmptyState'
import { LinkButton } from '../../components/text/LinkButton'
import { paths } from '../../paths'
import { FixButton } from './FixButton'
import type { UnknownLicense } from './findings'
import type { CareList } from './careList'

/** Projects whose license SPDX does not know, with the one that is most likely meant. */
export function Licenses({ items, more }: Pick<CareList<UnknownLicense>, 'items' | 'more'>) {
  if (!items) return <EmptyState title="The list of projects of this host has no licenses" />
  return (
    <FindingList
      label="Licenses"
      items={items}
      more={more}
      keyOf={({ project }) => String(project.id)}
      empty={<EmptyState title="SPDX knows the license of every project" />}
      renderItem={({ project: { id, name }, license, nearest }) => (
        <Finding
          records={[
            { id, name, to: paths.projectEdit(id), note: license.trim() === '' ? 'No license' : license },
          ]}
        >
          {nearest !== undefined && (
            <FixButton
              kind="project"
              id={id}
              name={name}
              set={{ license: nearest }}
              text={`Set ${nearest}`}
              said={`License set to ${nearest}`}
            />
          )}
          <LinkButton to={paths.projectEdit(id)} text="Edit" label={`Edit ${name}`} />
        </Finding>
      )}
    />
  )
}
