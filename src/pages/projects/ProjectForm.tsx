import type { ReactNode } from 'react'
import { FlagField } from '../../components/fields/FlagField'
import { Form } from '../../components/form/Form'
import { FormCard } from '../../components/form/FormCard'
import { FormColumns } from '../../components/form/FormColumns'
import { FormSection } from '../../components/form/FormSection'
import { ImageField } from '../../components/fields/ImageField'
import { MediaField } from '../../components/fields/MediaField'
import { RichTextField } from '../../components/fields/RichTextField'
import { TextField } from '../../components/fields/TextField'
import type { ProjectBody } from '../../contract/bodies'
import { limits } from '../../contract/limits'
import type { UploadImage } from '../../contract/uploads'
import type { FormController } from '../../lib/FormController'
import { TaxonomyFields, type TaxonomyChoices } from './TaxonomyFields'

interface ProjectFormProps {
  submitLabel: 'Add project' | 'Save project'
  editor: FormController<ProjectBody>
  choices: TaxonomyChoices
  upload: UploadImage
  /** Whether the editor's code may be fetched yet: the table's first rows come before it. */
  isEditorWanted: boolean
  /** Cards about a stored project that are no fields. */
  facts?: ReactNode
}

/** Everything there is to say about a project (specification §2, §5). */
export function ProjectForm(props: ProjectFormProps) {
  const { editor, submitLabel, choices, upload, isEditorWanted, facts } = props
  const lazily = { upload, ready: isEditorWanted }
  return (
    <Form<ProjectBody> submitLabel={submitLabel} editor={editor} label={submitLabel}>
      <FormColumns
        rail={
          <>
            <FormCard label="State">
              <FlagField<ProjectBody> name="isActive" label="Active" isSwitch />
              <FlagField<ProjectBody> name="isClaimed" label="Claimed" isSwitch />
              <FlagField<ProjectBody> name="isFeatured" label="Featured" isSwitch />
            </FormCard>
            <FormCard>
              <ImageField<ProjectBody> name="featuredImage" label="Featured image" required upload={upload} />
            </FormCard>
            <FormCard>
              <TaxonomyFields choices={choices} />
            </FormCard>
            {facts}
          </>
        }
      >
        <FormSection columns={2}>
          <TextField<ProjectBody> name="name" label="Name" required maxLength={limits.name} />
          <TextField<ProjectBody>
            name="projectUrl"
            label="Project URL"
            type="url"
            required
            placeholder="https://example.org"
          />
        </FormSection>
        <FormSection columns="long first">
          <TextField<ProjectBody> name="tagline" label="Tagline" required maxLength={limits.tagline} />
          <TextField<ProjectBody>
            name="license"
            label="License"
            required
            maxLength={limits.license}
            placeholder="MIT"
          />
        </FormSection>
        <RichTextField<ProjectBody> name="description" label="Description" {...lazily} />
        <RichTextField<ProjectBody>
          name="deploymentInstructions"
          label="Deployment instructions"
          {...lazily}
        />
        <MediaField<ProjectBody> name="mediaJson" {...lazily} />
      </FormColumns>
    </Form>
  )
}
