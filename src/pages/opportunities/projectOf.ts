import type { Opportunity } from '../../contract/entities'

/** Id of the project that an opportunity belongs to; a host may give it in either place, or not at all. */
export const projectOf = ({ osnId, openSource }: Opportunity): number | undefined => osnId ?? openSource?.id
