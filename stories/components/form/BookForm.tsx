import { FlagField } from '../../../src/components/fields/FlagField'
import { Form } from '../../../src/components/form/Form'
import { SelectField } from '../../../src/components/fields/SelectField'
import { TextAreaField } from '../../../src/components/fields/TextAreaField'
import { TextField } from '../../../src/components/fields/TextField'
import { isWebAddress, type Problems } from '../../../src/contract/fieldRules'
import { useStoryEditor, type StoryEditorOptions } from '../../support/storyEditor'

/** A small draft with every simple kind of field, for the stories of the form mechanism. */
export interface BookValues {
  title: string
  projectUrl: string
  excerpt: string
  language: string
  isPublished: boolean
  /** Shown by no field: what the form says when something it does not show is wrong. */
  authorId: number
}

export const emptyBook: BookValues = {
  title: '',
  projectUrl: '',
  excerpt: '',
  language: 'en',
  isPublished: true,
  authorId: 1,
}
export const filledBook: BookValues = {
  title: 'Structure of programs',
  projectUrl: 'https://example.org/programs',
  excerpt: 'How large programs are put together.',
  language: 'de',
  isPublished: false,
  authorId: 1,
}

function checkBook(draft: BookValues): Problems<BookValues> {
  return {
    ...(draft.title === '' ? { title: 'Title is required' } : {}),
    ...(isWebAddress(draft.projectUrl) ? {} : { projectUrl: 'Incorrect projectUrl' }),
    ...(draft.authorId === 0 ? { authorId: 'something went wrong' } : {}),
    ...(draft.title.length > 40 ? { title: 'Title is too long: 40 characters at most' } : {}),
  }
}

export type BookFormProps = Omit<StoryEditorOptions<BookValues>, 'initial' | 'check'> & {
  initial?: BookValues
}

export function BookForm({ initial = emptyBook, ...rest }: BookFormProps) {
  const editor = useStoryEditor({ ...rest, initial, check: checkBook })
  return (
    <Form<BookValues> editor={editor} submitLabel="Add article" label="Article">
      <TextField<BookValues> name="title" label="Title" required maxLength={40} />
      <TextField<BookValues>
        name="projectUrl"
        label="Project URL"
        type="url"
        autoComplete="url"
        description="The home page, with https://"
        required
      />
      <TextAreaField<BookValues> name="excerpt" label="Excerpt" />
      <SelectField<BookValues>
        name="language"
        label="Language"
        options={[
          { value: 'en', label: 'English' },
          { value: 'de', label: 'German' },
        ]}
      />
      <FlagField<BookValues> name="isPublished" label="Published" />
    </Form>
  )
}
