import { fn } from 'storybook/test'
import type { Option } from '../../src/components/picker/optionTree'
import type { TaxonomyChoice } from '../../src/hooks/useTaxonomyChoice'

/** A selector's choice in the story of a form; what is created on the spot gets the id 100. */
export const taxonomyChoice = (
  names: readonly string[],
  over: Partial<TaxonomyChoice> = {},
): TaxonomyChoice => ({
  options: names.map((name, index) => ({ id: index + 1, name })),
  isLoading: false,
  failure: undefined,
  known: undefined,
  onCreate: fn(async (name: string): Promise<Option> => ({ id: 100, name })),
  ...over,
})
