import type { Preview } from '@storybook/react-vite'
import { roles } from '../src/contract/access/roles'

/** A choice of a menu. Its name says which menu it belongs to: the toolbar shows it. */
const choicesOf =
  (menu: string) =>
  (value: string, right?: string): { value: string; title: string; right?: string } => ({
    value,
    title: `${menu}: ${value}`,
    ...(right !== undefined && { right }),
  })
const role = choicesOf('Role')
const data = choicesOf('Data')
const fault = choicesOf('Fault')
/** As the story says. Nothing is set then, and the toolbar highlights nothing. */
const fromStory = (menu: string) => ({ type: 'reset' as const, value: undefined, title: `${menu}: story` })

/** What a designer chooses above any story: the theme, and for page stories who looks at which content under which fault. */
export const toolbar: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Light or dark',
    toolbar: {
      title: 'Theme',
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
      ],
    },
  },
  role: {
    description: 'Who is signed in, in page stories',
    toolbar: {
      title: 'Role: story',
      icon: 'user',
      dynamicTitle: true,
      items: [fromStory('Role'), role('nobody', 'signed out'), ...roles.map((one) => role(one))],
    },
  },
  scenario: {
    description: 'What the directory holds, in page stories',
    toolbar: {
      title: 'Data: story',
      icon: 'globe',
      dynamicTitle: true,
      items: [
        fromStory('Data'),
        data('empty', 'nothing yet'),
        data('small', 'a few of everything'),
        data('crowded', 'thousands of everything'),
      ],
    },
  },
  fault: {
    description: 'What goes wrong once the session has been checked, in page stories',
    toolbar: {
      title: 'Fault: story',
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        fromStory('Fault'),
        fault('none'),
        fault('offline'),
        fault('slow', '3 s a call'),
        fault('500', 'the server fails'),
        fault('401', 'the session has ended'),
        fault('malformed', 'an answer that is no JSON'),
      ],
    },
  },
}

/** Where the toolbar stands at first. */
export const toolbarStart = { theme: 'light' }
