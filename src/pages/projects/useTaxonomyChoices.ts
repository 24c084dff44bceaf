import type { Project } from '../../contract/entities'
import { useStores } from '../../hooks/useConsole'
import { nodeNamed, tagNamed, useTaxonomyChoice } from '../../hooks/useTaxonomyChoice'
import type { TaxonomyChoices } from './TaxonomyFields'

/** The choices of a new or a stored project's selectors; the component must be an observer. */
export function useTaxonomyChoices(project?: Project): TaxonomyChoices {
  const { tags, categories, languageStacks } = useStores()
  return {
    tags: useTaxonomyChoice(tags, tagNamed, project?.tags),
    categories: useTaxonomyChoice(categories, nodeNamed, project?.categories),
    languageStacks: useTaxonomyChoice(languageStacks, nodeNamed, project?.language_stacks),
  }
}
