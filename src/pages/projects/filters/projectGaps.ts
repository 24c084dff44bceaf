import { choiceToken, type Choice } from '../../../components/table/model/filters'
import type { ProjectRow } from '../../../contract/entities'
import { paths } from '../../../paths'

/** What a project can lack. */
export type Gap = 'image' | 'description' | 'deployment' | 'license'

/** The gaps as the filter `Missing` offers them. */
export const gapChoices: readonly (Choice & { value: Gap })[] = [
  { value: 'image', name: 'Image' },
  { value: 'description', name: 'Description' },
  { value: 'deployment', name: 'Deployment instructions' },
  { value: 'license', name: 'License known to SPDX' },
]

/** Those that visitors of the site see; deployment instructions are optional. */
const shownGaps: readonly Gap[] = ['image', 'description', 'license']

/** They as filters stand in the address. */
export const incompleteFilters: readonly string[] = shownGaps.map((gap) => choiceToken('missing', gap))

/** The list with all projects that have one of them. */
export const incompleteList = `${paths.projects()}?${new URLSearchParams({
  show: incompleteFilters.join(','),
}).toString()}`

type GapFields = Pick<
  ProjectRow,
  'featuredImage' | 'hasDescription' | 'hasDeploymentInstructions' | 'license'
>

/**
 * What a project lacks. A host whose list does not say whether there is a description leaves out the picture too: then
 * nothing counts as missing. `isKnownLicense` is undefined as long as the list of licenses is not loaded.
 */
export function gapsOf(project: GapFields, isKnownLicense?: (license: string) => boolean): Gap[] {
  const { featuredImage, hasDescription, hasDeploymentInstructions, license } = project
  const isSaid = hasDescription !== undefined
  const gaps: [Gap, boolean][] = [
    ['image', isSaid && featuredImage === ''],
    ['description', hasDescription === false],
    ['deployment', hasDeploymentInstructions === false],
    ['license', license !== undefined && isKnownLicense !== undefined && !isKnownLicense(license)],
  ]
  return gaps.flatMap(([gap, isMissing]) => (isMissing ? [gap] : []))
}

/** A project that visitors of the site see without a picture, a description or a license that is known. */
export const isIncomplete = (project: GapFields, isKnownLicense?: (license: string) => boolean): boolean =>
  gapsOf(project, isKnownLicense).some((gap) => shownGaps.includes(gap))
