import type { ReactNode } from 'react'
import { FlagField } from '../../components/fields/FlagField'
import { Form } from '../../components/form/Form'
import { FormCard } from '../../components/form/FormCard'
import { FormColumns } from '../../components/form/FormColumns'
import { ImageField } from '../../components/fields/ImageField'
import { PickerField } from '../../components/fields/PickerField'
import { RichTextField } from '../../components/fields/RichTextField'
import { TextAreaField } from '../../components/fields/TextAreaField'
import { TextField } from '../../components/fields/TextField'
import type { ArticleBody } from '../../contract/bodies'
import { limits } from '../../contract/limits'
import type { UploadImage } from '../../contract/uploads'
import type { FormController } from '../../lib/FormController'
import type { TaxonomyChoice } from '../../hooks/useTaxonomyChoice'

interface ArticleFormProps {
  submitLabel: 'Add article' | 'Save article'
  editor: FormController<ArticleBody>
  tags: TaxonomyChoice
  upload: UploadImage
  /** Whether the editor's code may be fetched yet: the table's first rows come before it. */
  isEditorWanted: boolean
  /** What there is to say about a stored article that is no field. */
  facts?: ReactNode
}

/** Everything there is to say about an article (specification §3, §5). */
export function ArticleForm(props: ArticleFormProps) {
  const { editor, submitLabel, tags, upload, isEditorWanted, facts } = props
  return (
    <Form<ArticleBody> submitLabel={submitLabel} editor={editor} label={submitLabel}>
      <FormColumns
        rail={
          <>
            <FormCard label="State">
              <FlagField<ArticleBody> name="isPublished" label="Published" isSwitch />
              <FlagField<ArticleBody> name="isFeatured" label="Featured" isSwitch />
            </FormCard>
            <FormCard>
              <ImageField<ArticleBody> name="featuredImage" label="Featured image" required upload={upload} />
            </FormCard>
            <FormCard>
              <PickerField<ArticleBody> name="tags" label="Tags" {...tags} />
            </FormCard>
            {facts}
          </>
        }
      >
        <TextField<ArticleBody> name="title" label="Title" required maxLength={limits.title} />
        <TextAreaField<ArticleBody> name="excerpt" label="Excerpt" required maxLength={limits.excerpt} />
        <RichTextField<ArticleBody> name="content" label="Content" upload={upload} ready={isEditorWanted} />
      </FormColumns>
    </Form>
  )
}
