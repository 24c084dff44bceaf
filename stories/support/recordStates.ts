import { expect, screen, waitFor, within } from 'storybook/test'
import { patterns } from '../../src/paths'
import type { StoryScenario } from './createScenario'
import { fill, findHeading, findToast, press } from './onScreen'
import { patience } from './page'
import { signInAs } from './signIn'
import { findConflict } from './twoPeople'

/** A form that changes a record, by one of its fields. */
export interface EditForm {
  /** Label of the field that is changed. */
  field: string
  /** Words on the button that saves. */
  save: string
  /** Words of the toast once it is saved. */
  saved: string
  /** Somebody else saves the same field, past this page. */
  theySave: (scenario: StoryScenario, text: string) => Promise<unknown>
}

const valueOf = async (label: string) =>
  (await screen.findByLabelText<HTMLInputElement>(label, {}, patience)).value

/** Draft: what was typed is offered at the next visit, and comes back by Restore. */
export async function offersTheDraft(scenario: StoryScenario, { field }: EditForm): Promise<void> {
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

/** Conflict: both changed the same field, nothing is written until somebody chooses. */
export async function asksAboutTheConflict(scenario: StoryScenario, form: EditForm): Promise<void> {
  await valueOf(form.field)
  await form.theySave(scenario, 'Theirs')
  await fill(form.field, 'Mine')
  await press(form.save)
  const dialog = await findConflict()
  const versions = within(dialog.getByRole('region', { name: `Versions of ${form.field}` }))
  await expect(versions.getByText('Theirs', { selector: 'dd > *' })).toBeVisible()
  await expect(versions.getByText('Mine', { selector: 'dd > *' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Save what I chose' })).toBeDisabled()
}

/** SessionEnded: after signing in again somebody is where they were, with what they had typed (decisions, "Session"). */
export async function survivesTheSession(scenario: StoryScenario, form: EditForm): Promise<void> {
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
