import { fireEvent, within } from 'storybook/test'
import { paths } from '../../../src/paths'
import { imageFile } from '../../support/imageFile'
import { formRow } from './formRow'
import { alerts, button, formNamed, heading, put, until, writeInto } from '../look'
import type { Table } from './row'
import { hand } from '../../support/hand'

const words = 'Typed in the matrix'
const login = () => until(() => formNamed('Login'), 'no login form')
const adder = () => until(() => formNamed('Add article'), 'no form')

const rolesOfNora = () =>
  document.querySelector<HTMLSelectElement>('select[aria-label="Role of Nora Nilsen"]')

/** A button that may count down. */
const ready = (name: string, place: () => ParentNode | null = () => document) =>
  until(() => {
    const one = button(name, place() ?? document.createElement('div'))
    return one?.getAttribute('aria-disabled') === 'true' ? null : one
  }, `the button ${name} stays blocked`)

const isPreviewed = () => document.querySelector('img[alt="Preview: Featured image"]') !== null
const noPromise = 'a file is chosen, not clicked: a new choice ends the former upload'

/** The calls about people: signing in, the own profile, roles; and the upload. */
export const personRows: Pick<Table, 'login' | 'magicLink' | 'profileUpdate' | 'userManage' | 'upload'> = {
  login: {
    kind: 'send',
    group: 'session',
    at: paths.login(),
    as: 'nobody',
    async fill() {
      put(await login(), 'E-mail', 'admin@example.org')
      put(await login(), 'Password', 'open-source-demo')
    },
    send: () => ready('Login', () => formNamed('Login')),
    alerts: () => alerts(formNamed('Login') ?? document.createElement('div')),
    saved: 'Login successful',
    hasToast: true,
  },
  magicLink: {
    kind: 'send',
    group: 'session',
    at: paths.login(),
    as: 'nobody',
    fill: async () => put(await login(), 'E-mail', 'admin@example.org'),
    send: () => ready('Login via Magic Link'),
    alerts: () => '',
    saved: 'We have sent you a sign-in link: look at your e-mail',
    hasToast: true,
  },
  profileUpdate: formRow({
    at: paths.profileUpdate(),
    form: 'Save profile',
    saved: 'Profile saved',
    fill: (form) => put(form, 'Name', words),
    stored: async (tables) => ((await tables.users.find(2))?.name === words ? 1 : 0),
  }),
  userManage: {
    kind: 'send',
    group: 'updates',
    at: paths.users(1),
    as: 'SUPER_ADMIN',
    async fill() {
      const select = await until(rolesOfNora, 'no role to choose')
      fireEvent.change(select, { target: { value: 'CONTENT_EDITOR' } })
    },
    async send() {
      if (!document.querySelector('[role=alertdialog]'))
        await hand.click(await ready('Apply', () => rolesOfNora()?.closest('tr') ?? null))
      return ready('Confirm', () => document.querySelector('[role=alertdialog]'))
    },
    alerts: () => alerts(document.querySelector('[role=alertdialog]') ?? document.createElement('div')),
    saved: 'Nora Nilsen is now Content editor',
    hasToast: true,
    isForgotten: true,
    stored: async (tables) => ((await tables.users.find(4))?.role === 'CONTENT_EDITOR' ? 1 : 0),
    without: {
      'answer after the screen was left': 'the question stands before the screen until it is answered',
    },
  },
  upload: {
    kind: 'send',
    group: 'creates',
    at: paths.articles(),
    as: 'ADMIN',
    async fill() {
      put(await adder(), 'Title', words)
      await writeInto(await adder(), 'Content', 'The first is the smallest.')
    },
    async send() {
      const input = within(await adder()).getByLabelText('Featured image')
      await hand.upload(input, imageFile())
      return input
    },
    again: () => ready('Retry', () => formNamed('Add article')),
    alerts: () => formNamed('Add article')?.textContent ?? '',
    saved: () => isPreviewed() || heading() === '',
    hasToast: false,
    without: {
      'double click': noPromise,
    },
  },
}
