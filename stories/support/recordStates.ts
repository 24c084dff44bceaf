import { expect, screen, waitFor, within } from 'storybook/test'
import { patterns } from '../../src/paths'
import type { EndpointName } from '../../src/contract/endpoints'
import type { ScenarioParameters, StoryScenario } from './createScenario'
import type { Fault } from './faults'
import { fill, findHeading, findToast, press } from './onScreen'
import { patience, scenarioOf } from './page'
import { signInAs } from './signIn'
import { findConflict } from './twoPeople'

/** A form that changes a record, by one of its fields: what the stories of its states are made from. */
export interface EditForm {
  /** The calls that read and write the record. */
  read: EndpointName
  write: EndpointName
  /** Words on the page while the record is read. */
  loading: string
  /** Label of the field that is changed. */
  field: string
  /** What is typed into it where any text would do. */
  text: string
  /** Words on the button that saves. */
  save: string
  /** Words of the toast once it is saved. */
  saved: string
  /** Somebody else saves the same field, past this page; undefined where no story needs it. */
  theySave?: (scenario: StoryScenario, text: string) => Promise<unknown>
}

/** A story of a page; what its parameters leave out is as the page's meta says. */
export interface PageStory {
  parameters?: Partial<ScenarioParameters>
  play: (context: Parameters<typeof scenarioOf>[0]) => Promise<void>
}

/** Loading: the record has not arrived. */
export const loadingStory = ({ read, loading }: EditForm): PageStory => ({
  parameters: { faults: { [read]: 'hang' } },
  play: async () => {
    await expect(await screen.findByText(loading, {}, patience)).toBeVisible()
  },
})

/** Saving: the button shows that the form is being sent. */
export const savingStory = ({ write, field, text, save }: EditForm): PageStory => ({
  parameters: { faults: { [write]: 'hang' } },
  play: async () => {
    await fill(field, text)
    await press(save)
    await expect(screen.getByRole('button', { name: save })).toHaveAttribute('aria-busy', 'true')
  },
})

/** SaveFailed: `message` says why, what was typed stays, and saving again succeeds. */
export const saveFailedStory = (form: EditForm, fault: Fault, message: string): PageStory => ({
  parameters: { faults: { [form.write]: fault } },
  play: async (context) => {
    await fill(form.field, form.text)
    await press(form.save)
    await expect(await findToast(message)).toBeVisible()
    await expect(screen.getByLabelText(form.field)).toHaveValue(form.text)
    delete scenarioOf(context).faults[form.write]
    await press(form.save)
    await expect(await findToast(form.saved)).toBeVisible()
  },
})

/** Forbidden: the page makes no call on behalf of somebody who may not see it. */
export const forbiddenStory = (call: EndpointName): PageStory => ({
  parameters: { as: 'NORMAL' },
  play: async (context) => {
    await expect(await findHeading('Your request is being verified')).toBeVisible()
    await expect(scenarioOf(context).calls).not.toContain(call)
  },
})

/** Draft: what was typed is offered at the next visit, and comes back by Restore. */
export const draftStory = (form: EditForm): PageStory => ({
  play: (context) => offersTheDraft(scenarioOf(context), form),
})

/** Conflict: both changed the same field, and nothing is written until somebody chooses. */
export const conflictStory = (form: Required<EditForm>): PageStory => ({
  play: (context) => asksAboutTheConflict(scenarioOf(context), form),
})

/** SessionEnded: after signing in again somebody is where they were, with what they had typed (decisions, "Session"). */
export const sessionEndedStory = (form: EditForm): PageStory => ({
  play: (context) => survivesTheSession(scenarioOf(context), form),
})

const valueOf = async (label: string) =>
  (await screen.findByLabelText<HTMLInputElement>(label, {}, patience)).value

async function offersTheDraft(scenario: StoryScenario, { field }: EditForm): Promise<void> {
  const before = await valueOf(field)
  await fill(field, 'Typed and not saved')
  await waitFor(() => expect(scenario.drafts.size).toBe(1), patience)
  scenario.open(scenario.address())
  const bar = within(await screen.findByRole('region', { name: 'Kept draft' }, patience))
  await expect(bar.getByText(/1 field differs/)).toBeVisible()
  await expect(await valueOf(field)).toBe(before)
  await press('Restore')
  await waitFor(() => expect(screen.getByLabelText(field)).toHaveValue('Typed and not saved'))
}

async function asksAboutTheConflict(scenario: StoryScenario, form: Required<EditForm>): Promise<void> {
  await valueOf(form.field)
  await form.theySave(scenario, 'Theirs')
  await fill(form.field, 'Mine')
  await press(form.save)
  const dialog = await findConflict()
  const versions = within(dialog.getByRole('group', { name: `Versions of ${form.field}` }))
  await expect(versions.getByText('Theirs', { selector: 'dd > *' })).toBeVisible()
  await expect(versions.getByText('Mine', { selector: 'dd > *' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Save choices' })).toBeDisabled()
}

async function survivesTheSession(scenario: StoryScenario, form: EditForm): Promise<void> {
  const place = scenario.address()
  await fill(form.field, 'Typed before it ended')
  await scenario.server.database.transaction((tables) => tables.sessions.removeOfUser(2))
  await press(form.save)
  await findHeading('Login')
  await expect(scenario.address()).toBe(patterns.login)
  await signInAs('ADMIN')
  await waitFor(() => expect(scenario.address()).toBe(place), patience)
  await screen.findByLabelText(form.field, {}, patience)
  await waitFor(() => expect(screen.getByLabelText(form.field)).toHaveValue('Typed before it ended'))
  await press(form.save)
  await expect(await findToast(form.saved)).toBeVisible()
}
