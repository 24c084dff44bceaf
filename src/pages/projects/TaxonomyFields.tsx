import { PickerField } from '../../components/fields/PickerField'
import type { ProjectBody } from '../../contract/bodies'
import type { TaxonomyChoice } from '../../hooks/useTaxonomyChoice'

/** The choices of a project's three selectors. */
export interface TaxonomyChoices {
  tags: TaxonomyChoice
  categories: TaxonomyChoice
  languageStacks: TaxonomyChoice
}

/** The three selectors of a project: at least one of each (specification §5). */
export function TaxonomyFields({ choices }: { choices: TaxonomyChoices }) {
  return (
    <>
      <PickerField<ProjectBody> name="tags" label="Tags" required {...choices.tags} />
      <PickerField<ProjectBody> name="categories" label="Categories" required {...choices.categories} />
      <PickerField<ProjectBody>
        name="language_stacks"
        label="Language stacks"
        required
        {...choices.languageStacks}
      />
    </>
  )
}
