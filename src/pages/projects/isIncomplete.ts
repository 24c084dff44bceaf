import type { ProjectRow } from '../../contract/entities'

/** A project that visitors of the site see without a picture or a description. */
export const isIncomplete = ({
  featuredImage,
  hasDescription,
}: Pick<ProjectRow, 'featuredImage' | 'hasDescription'>): boolean =>
  // A host that does not say whether there is a description leaves out the picture too.
  hasDescription !== undefined && (featuredImage === '' || !hasDescription)
