import type { ScenarioRecords } from '../scenario'
import { smallTags } from './smallTaxonomy'

/** A few records of each kind; samples of calls are made from the first one. */
export function smallRecords(): ScenarioRecords {
  return {
    tags: smallTags(),
  }
}
