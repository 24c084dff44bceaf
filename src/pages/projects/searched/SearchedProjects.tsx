import { observer } from 'mobx-react-lite'
import { LongTable } from '../../../components/table/long/LongTable'
import type { ProjectRow } from '../../../contract/entities'
import { useRowMenu } from '../../../hooks/actions/useRowMenu'
import { useBulk } from '../../../hooks/bulk/useBulk'
import { usePainted } from '../../../hooks/usePainted'
import { PendingWork } from '../PendingWork'
import { loadActions, loadBulk, ProjectsFrame } from '../ProjectsFrame'
import { columns, rowKey, tableWords } from '../ProjectTable'
import { useSearchedFilters, useSearchedProjects } from './useSearchedProjects'

// Here, as both come in one chunk.
export { readFirstPart } from './readFirstPart'

/** Where the host searches the list, as it is too long to be read whole. */
export const SearchedProjects = observer(function SearchedProjects() {
  const { part, long, section, table, names } = useSearchedProjects()
  const rowMenu = useRowMenu<ProjectRow>(loadActions)
  const { selection, bar } = useBulk({ load: loadBulk, rows: undefined, names, section })
  const isListSettled = usePainted(part.status !== 'loading')
  const filters = useSearchedFilters(isListSettled)
  return (
    <ProjectsFrame
      list={part}
      section={section}
      isListSettled={isListSettled}
      toDo={<PendingWork isSearched isListShown={isListSettled && long !== undefined} />}
      bar={bar}
    >
      {long && (
        <LongTable
          {...tableWords}
          columns={columns}
          rowKey={rowKey}
          long={long}
          filters={filters}
          selection={selection}
          rowMenu={rowMenu}
          {...table}
        />
      )}
    </ProjectsFrame>
  )
})
