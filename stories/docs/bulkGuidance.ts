import type { Guidance } from './guidance/guidance'

/** Of the components by which many records are changed or exported, and of menus of commands. */
export const bulkGuidance: Readonly<Record<string, Guidance>> = {
  BulkCard: {
    status: 'new',
    do: 'Keep it until somebody dismisses it: Undo stands in it.',
    dont: 'Don’t show it for a change of one record; a toast does that.',
  },
  BulkFrame: {
    status: 'new',
    do: 'Say in its title what is changed, and of how many.',
    dont: 'Don’t ask once more behind it: the preview is the question, and Undo takes it back.',
  },
  BulkReport: {
    status: 'new',
    do: 'Give each record its own reason.',
    dont: 'Don’t list what was changed.',
  },
  ChangeList: {
    status: 'new',
    do: 'Say what changes in as few words as that takes.',
    dont: 'Don’t put buttons into its rows.',
  },
  FlagChoice: {
    status: 'new',
    do: 'Begin with the flag that is set most often.',
    dont: 'Don’t choose anything beforehand.',
  },
  RelatedChange: {
    status: 'new',
    do: 'Show what stays beside what comes and goes.',
    dont: 'Don’t use it for one value in place of another.',
  },
  RelationChoice: {
    status: 'new',
    do: 'Count for each how many records have it.',
    dont: 'Don’t use it for one record; its form has a picker.',
  },
  SelectionBar: {
    status: 'new',
    do: 'Use one word for each action; a dialog follows.',
    dont: 'Don’t do anything at the first press.',
  },
  ExportButton: {
    status: 'new',
    do: 'Say in each line how many rows go into the file.',
    dont: 'Don’t ask in a dialog what two lines of a menu can offer.',
  },
  RowMenuHost: {
    status: 'new',
    do: 'Begin its menu with Open, and put what changes the record behind a line.',
    dont: 'Don’t put anything into it alone that people do every day.',
  },
  FileChoice: {
    status: 'new',
    do: 'Say what each row needs before the file is chosen, and offer a template.',
    dont: 'Don’t use it for pictures: ImageInput uploads and shows them.',
  },
  ImportFrame: {
    status: 'new',
    do: 'Keep the choice of another file within reach of the preview.',
    dont: 'Don’t send anything before its last button is pressed.',
  },
  ImportPreview: {
    status: 'new',
    do: 'Say in each row with an error what to do about it.',
    dont: 'Don’t refuse the good rows for the sake of the bad ones.',
  },
  MenuButton: {
    status: 'new',
    do: 'Name in its label what the commands are for: “More for React”.',
    dont: 'Don’t use it for a single command, or for the main one.',
  },
}
