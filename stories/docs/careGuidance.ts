import type { Guidance } from './guidance'

/** Of the components by which tags, categories and stacks are cared for. */
export const careGuidance: Readonly<Record<string, Guidance>> = {
  CountLink: {
    status: 'new',
    do: 'Let it lead to a list of as many records as it says.',
    dont: 'Don’t show a number before it is counted.',
  },
  UsedBy: {
    status: 'new',
    do: 'Put it behind the last change of the record.',
    dont: 'Don’t count what a person cannot open.',
  },
}
