import { useStores } from '../../hooks/useConsole'
import { nodeNamed, tagNamed, useTaxonomyChoice } from '../../hooks/useTaxonomyChoice'
import type { TaxonomyChoices } from './TaxonomyFields'

/** The choices of a project's three selectors; the component must be an observer. */
export function useTaxonomyChoices(): TaxonomyChoices {
  const { tags, categories, languageStacks } = useStores()
  return {
    tags: useTaxonomyChoice(tags, tagNamed),
    categories: useTaxonomyChoice(categories, nodeNamed),
    languageStacks: useTaxonomyChoice(languageStacks, nodeNamed),
  }
}
