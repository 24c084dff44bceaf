import type { Guidance } from './guidance/guidance'

/** Of the components by which tags, categories and stacks are cared for. */
export const careGuidance: Readonly<Record<string, Guidance>> = {
  ChangedAt: {
    status: 'new',
    do: 'Put it in a column that can be sorted by the time itself.',
    dont: 'Don’t use it where the exact time decides.',
  },
  CountLink: {
    status: 'new',
    do: 'Let it lead to a list of as many records as it says.',
    dont: 'Don’t show a number before it is counted.',
  },
  CountTabs: {
    status: 'new',
    do: 'Name each list in one or two words.',
    dont: 'Don’t use it for parts of one list: that is a filter.',
  },
  Finding: {
    status: 'new',
    do: 'Put first what the person most likely wants.',
    dont: 'Don’t explain in a row what the whole list is about.',
  },
  FindingList: {
    status: 'new',
    do: 'Say in its empty state that all is well.',
    dont: 'Don’t use it for records that somebody orders or filters.',
  },
  MergeChoice: {
    status: 'new',
    do: 'Choose beforehand the one that is used more.',
    dont: 'Don’t use it for more than two records.',
  },
  MoveRows: {
    status: 'new',
    do: 'Say with Undo where a row has come to lie.',
    dont: 'Don’t use it for the order of rows below one parent.',
  },
  UsedBy: {
    status: 'new',
    do: 'Put it behind the last change of the record.',
    dont: 'Don’t count what a person cannot open.',
  },
  RowCount: {
    do: 'Put it beside the search that changes it.',
    dont: 'Don’t count what is not loaded.',
  },
  TableSearch: {
    do: 'Narrow the list at each key, and keep the words in the address.',
    dont: 'Don’t put two of them on a screen: only one gets the key /.',
  },
}
