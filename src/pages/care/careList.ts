import type { MoreFindings } from '../../components/care/FindingList'
import type { ProjectRow } from '../../contract/entities'
import type { SharedAddress } from '../../contract/search/sharedAddresses'
import type { together } from './together'

/** One list of findings: what stands in it, as far as it is known. */
export interface CareList<Item> extends ReturnType<typeof together> {
  /** Undefined as long as it is not known, and where the host does not send what is needed. */
  items: readonly Item[] | undefined
  /** Of those, how many somebody said are different. */
  different: readonly string[]
  /** Those that the host knows and has not sent yet. */
  more?: MoreFindings | undefined
}

/** Projects that lead to the same place: of very many the first ones. */
export interface SharedUrl extends SharedAddress<ProjectRow> {
  /** How many there are. */
  count: number
}

/** What is looked for among projects, as far as they are known. */
export interface FoundProjects {
  urls: Omit<CareList<SharedUrl>, 'different'>
  /** Those whose licenses are looked at. */
  licensed: Omit<CareList<ProjectRow>, 'different'>
}
