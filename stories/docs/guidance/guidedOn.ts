import { guidance } from './guidance'

/** Pages whose stories draw components within a form or a frame made for them. */
const drawnOn: Readonly<Record<string, readonly string[]>> = {
  'Components/Filters/FilterBar': ['FilterBar'],
  'Components/Form/Columns': ['FormColumns'],
  'Components/Form/All fields': ['TextField', 'TextAreaField', 'SelectField', 'FlagField', 'FormSection'],
  'Components/Form/Form': ['Form'],
  'Components/Form/Sending': ['Form'],
  'Components/Form/Values': ['Form'],
  'Components/Fields/Rich text field': ['RichTextField'],
  'Components/Media/Media field': ['MediaField'],
  'Components/Media/Stored media': ['MediaField'],
  'Components/Picker/Multi picker': ['PickerField'],
  'Components/Picker/Create in the picker': ['PickerField'],
  'Components/Upload/Image input': ['ImageField'],
  'Components/Upload/Uploading': ['ImageField'],
}

/** The components that a documentation page is about. */
export const guidedOn = (title: string, component: string | undefined): readonly string[] =>
  drawnOn[title] ?? [component?.replace(/<.*/, '') ?? ''].filter((name) => name in guidance)
