import { FormSection } from '../../components/forms/FormSection'
import { PickerField } from '../../components/forms/PickerField'
import type { Option } from '../../components/forms/optionTree'
import type { ProjectBody } from '../../contract/bodies'

/** What one selector offers, and how a missing one is made on the spot. */
export interface Choice {
  options: readonly Option[]
  isLoading: boolean
  onCreate: (name: string) => Promise<Option>
}

export interface TaxonomyChoices {
  tags: Choice
  categories: Choice
  languageStacks: Choice
}

/** The three selectors of a project: at least one of each (specification §5). */
export function TaxonomyFields({ choices }: { choices: TaxonomyChoices }) {
  return (
    <FormSection columns={3}>
      <PickerField<ProjectBody> name="tags" label="Tags" required {...choices.tags} />
      <PickerField<ProjectBody> name="categories" label="Categories" required {...choices.categories} />
      <PickerField<ProjectBody>
        name="language_stacks"
        label="Language stacks"
        required
        {...choices.languageStacks}
      />
    </FormSection>
  )
}
