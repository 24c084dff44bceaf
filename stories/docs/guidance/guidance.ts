import { bulkGuidance } from '../bulkGuidance'
import { careGuidance } from '../careGuidance'

export type Status = 'stable' | 'new' | 'deprecated'

/** How a component is used well, and how not: one short sentence each. */
export interface Guidance {
  /** Stable by default. `new` may still change; of what is `deprecated` nothing new is made. */
  status?: Status
  do: string
  dont: string
}

/** By the name of the component. A test names those that are missing. */
export const guidance: Readonly<Record<string, Guidance>> = {
  ...bulkGuidance,
  ...careGuidance,
  AddLink: {
    status: 'new',
    do: 'Name on it what is added: “Add project”.',
    dont: 'Don’t use it for a form on another page.',
  },
  CharacterCount: {
    status: 'new',
    do: 'Put it behind the hint of the text that it counts.',
    dont: 'Don’t cut the text off at its end.',
  },
  LongTable: {
    do: 'Keep what was shown until other rows have come, and say where they could not be read.',
    dont: 'Don’t use it for a list that can be read whole: that one answers each key at once.',
  },
  ModalDialog: {
    do: 'Give the focus to what is pressed most often, and never to what can’t be undone.',
    dont: 'Don’t use it to ask yes or no: ConfirmDialog does.',
  },
  ViewsDialog: {
    status: 'new',
    do: 'Let each change count at once.',
    dont: 'Don’t ask before a view is removed: offer Undo.',
  },
  FindButton: {
    status: 'new',
    do: 'Keep it above everything else in the sidebar.',
    dont: 'Don’t draw it as a field: nothing can be typed into it.',
  },
  KeyHint: {
    status: 'new',
    do: 'Put it at the end of the line whose words it belongs to.',
    dont: 'Don’t make keys known by it alone.',
  },
  Palette: {
    status: 'new',
    do: 'Give each entry a name that people search for.',
    dont: 'Don’t open it by itself.',
  },
  ShortcutHost: {
    status: 'new',
    do: 'Say in two or three words what a key does: the sheet lists them.',
    dont: 'Don’t give a key to what cannot be undone.',
  },
  FormCard: {
    status: 'new',
    do: 'Group a few fields that are decided together.',
    dont: 'Don’t put long texts into it.',
  },
  FormColumns: {
    status: 'new',
    do: 'Keep what is written in the main column, what is chosen in the other.',
    dont: 'Don’t order fields by their size.',
  },
  FormSkeleton: {
    status: 'new',
    do: 'Give it as many lines as the form has.',
    dont: 'Don’t show it for a save; the button does that.',
  },
  ListPage: {
    status: 'new',
    do: 'Put the table first, with one form that adds to it.',
    dont: 'Don’t put a second table on the page.',
  },
  RecordPage: {
    status: 'new',
    do: 'Name the record in its heading.',
    dont: 'Don’t put a second Save into the form.',
  },
  ScreenLink: {
    do: 'Use it for a link in the cells of a table, and in the menu.',
    dont: 'Don’t use it for an address outside of the console.',
  },
  RowName: {
    status: 'new',
    do: 'Keep the second line short: it is cut where it is too long.',
    dont: 'Don’t use it for rows without a screen of their own.',
  },
  StateDot: {
    status: 'new',
    do: 'Say the state in one word beside it.',
    dont: 'Don’t use it for more than two states.',
  },
  StateMark: {
    status: 'new',
    do: 'Choose the mark that fits the sentence below it.',
    dont: 'Don’t use it without a sentence.',
  },
  TableSkeleton: {
    status: 'new',
    do: 'Show it while a list is read for the first time.',
    dont: 'Don’t show it over rows that are there.',
  },
  Tiles: {
    status: 'new',
    do: 'Count what waits to be done, and lead to it.',
    dont: 'Don’t show a number that nobody acts on.',
  },
  VisuallyHidden: {
    status: 'new',
    do: 'Say what sight has from a place or a picture.',
    dont: 'Don’t hide what everybody should read.',
  },
  AppShell: {
    do: 'Put every page behind it that has the menu.',
    dont: 'Don’t put a second menu or header inside the page.',
  },
  Avatar: {
    do: 'Write the person’s name beside it.',
    dont: 'Don’t use it for pictures of projects.',
  },
  Badge: {
    do: 'Say the state in one or two words.',
    dont: 'Don’t rely on its colour alone, and don’t make it a button.',
  },
  ConfirmDialog: {
    do: 'Name on the button what happens: “Delete”.',
    dont: 'Don’t ask for what can be undone.',
  },
  ConflictDialog: {
    do: 'Show the original beside both versions.',
    dont: 'Don’t choose for somebody, and don’t ask for fields that only one person changed.',
  },
  CopyButton: {
    do: 'Put it right behind the value that it copies.',
    dont: 'Don’t hide the value behind it.',
  },
  DataTable: {
    do: 'Make the name the first column, and a link to the record.',
    dont: 'Don’t put a table into a box that scrolls by itself.',
  },
  DescriptionList: {
    do: 'Use short terms, in the order in which people look for them.',
    dont: 'Don’t lay out a form with it.',
  },
  Differences: {
    do: 'Show only the fields that differ.',
    dont: 'Don’t ask for a choice in it: put that beside each field.',
  },
  Email: {
    do: 'Let it break before @ and dots.',
    dont: 'Don’t print an address as bare text.',
  },
  EmptyState: {
    do: 'Say in one sentence what would stand here, and offer one action.',
    dont: 'Don’t show it while the list is loading, or after a failure.',
  },
  EmptyValue: {
    do: 'Use it in a table’s cell for a value that a record does not have.',
    dont: 'Don’t use it for a number: none is 0.',
  },
  ExternalLink: {
    do: 'Use it for every address that a record brings.',
    dont: 'Don’t use it for a way within the console.',
  },
  FlagField: {
    do: 'Word it as what is true when it is ticked: “Featured”.',
    dont: 'Don’t use it for a setting that works at once.',
  },
  FlagTag: {
    do: 'Use it for a yes or no in a table.',
    dont: 'Don’t use it for more than two values.',
  },
  Form: {
    do: 'Give it one button that sends, and one column of fields.',
    dont: 'Don’t put a form into another.',
  },
  FormDialog: {
    do: 'Ask for one or two fields.',
    dont: 'Don’t edit a whole record in it.',
  },
  FormSection: {
    do: 'Group fields that are filled in together.',
    dont: 'Don’t give a section to a single field.',
  },
  ImageField: {
    do: 'Show the picture as soon as it is chosen.',
    dont: 'Don’t use it for more than one picture.',
  },
  LastChange: {
    do: 'Put it behind the form, with the way to the record’s history.',
    dont: 'Don’t use it in rows: a column of times is a column.',
  },
  LineInput: {
    status: 'new',
    do: 'Use it for one line of text outside of a form, such as a search.',
    dont: 'Don’t use it in a form: TextField adds the label and the error.',
  },
  LinkButton: {
    do: 'Use it for a way to another screen.',
    dont: 'Don’t use it for something that happens on this screen.',
  },
  LoadingButton: {
    do: 'Keep its words while it works.',
    dont: 'Don’t take it away or disable it while it has the focus.',
  },
  LongText: {
    do: 'Show the beginning in the table, and all of it on demand.',
    dont: 'Don’t use it on a page that has room for the text.',
  },
  MediaField: {
    do: 'Ask for a name for each item.',
    dont: 'Don’t use it where there is one picture only.',
  },
  OfflineBar: {
    do: 'Show it once, at the top.',
    dont: 'Don’t repeat it at each call that fails.',
  },
  PageHeader: {
    do: 'Begin every page with it; put the weightiest action last.',
    dont: 'Don’t write another h1.',
  },
  PageSection: {
    do: 'Give each part of a page a heading.',
    dont: 'Don’t put one section into another.',
  },
  Pager: {
    do: 'Use it where the server hands out pages.',
    dont: 'Don’t split a list that came whole.',
  },
  ParentField: {
    do: 'Show the whole path of what can be chosen.',
    dont: 'Don’t offer the record itself or what lies below it.',
  },
  ParentPicker: {
    do: 'Use it through ParentField.',
    dont: 'Don’t use it for related records of another kind.',
  },
  PasswordStrength: {
    do: 'Put it below the field of a new password.',
    dont: 'Don’t put it on the login screen.',
  },
  PickerField: {
    do: 'Let people search, and create what is missing on the spot.',
    dont: 'Don’t use it for a few fixed words.',
  },
  ResourceView: {
    do: 'Put everything inside that comes from the server.',
    dont: 'Don’t word a failure in the page.',
  },
  RichTextEditor: {
    do: 'Load it when it comes near the screen.',
    dont: 'Don’t use it outside of RichTextField.',
  },
  RichTextField: {
    do: 'Use it for texts that are published.',
    dont: 'Don’t use it for a tagline or an excerpt.',
  },
  SelectField: {
    do: 'Say the choices in words, the usual one first.',
    dont: 'Don’t use it for more than about ten choices.',
  },
  Sidebar: {
    do: 'Give a new area of the product an entry.',
    dont: 'Don’t use it outside of AppShell.',
  },
  StatusPage: {
    do: 'Say one thing, and the way on.',
    dont: 'Don’t use it for a part of a page.',
  },
  TextAreaField: {
    do: 'Let it grow with its text.',
    dont: 'Don’t use it where formatting is kept.',
  },
  TextField: {
    do: 'Label it with the thing itself: “Project URL”.',
    dont: 'Don’t put the label into the field.',
  },
  ThemeSwitch: {
    do: 'Let it follow the machine until somebody chooses.',
    dont: 'Don’t put it into a page’s content.',
  },
  ToastRegion: {
    do: 'Say what is done, and offer Undo.',
    dont: 'Don’t use a toast for what has to be corrected in a form.',
  },
  TreeTable: {
    do: 'Keep the ancestors of what a search finds.',
    dont: 'Don’t use it for records without a parent.',
  },
  WireWord: {
    status: 'new',
    do: 'Show the word where a value is read.',
    dont: 'Don’t show the value of the wire alone.',
  },
}
