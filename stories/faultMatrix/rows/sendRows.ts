import { within } from 'storybook/test'
import { paths } from '../../../src/paths'
import { imageFile } from '../../support/imageFile'
import { formRow } from './formRow'
import { choose, put, until, writeInto } from '../look'
import type { Table } from './row'
import { hand } from '../../support/hand'

const words = 'Typed in the matrix'

/** How many of the records bear the typed words. */
const named = (records: readonly { name?: string; title?: string }[]) =>
  records.filter((record) => (record.name ?? record.title) === words).length

async function picture(form: HTMLElement) {
  await hand.upload(within(form).getByLabelText('Featured image'), imageFile())
  await until(() => form.querySelector('img[alt="Preview: Featured image"]'), 'the picture is not uploaded')
}

type Sends = `${'project' | 'category' | 'languageStack' | 'article' | 'opportunity'}${'Create' | 'Update'}`

/** The calls that the forms of records make. */
export const sendRows: Pick<Table, Sends> = {
  projectCreate: formRow({
    at: paths.projects(),
    form: 'Add project',
    saved: 'Project added',
    async fill(form) {
      put(form, 'Name', words)
      put(form, 'Project URL', 'https://example.org/atlas')
      put(form, 'Tagline', 'Maps')
      put(form, 'License', 'MIT')
      await picture(form)
      await choose(form, 'Tags', 'database')
      await choose(form, 'Categories', 'Relational databases')
      await choose(form, 'Language stacks', 'Rust')
      await writeInto(form, 'Description', 'An atlas.')
      await writeInto(form, 'Deployment instructions', 'Unfold it.')
    },
    stored: async (tables) => named(await tables.projects.all()),
  }),
  projectUpdate: formRow({
    at: paths.projectEdit(1),
    form: 'Save project',
    saved: 'Project saved',
    async fill(form) {
      put(form, 'Name', words)
      await choose(form, 'Tags', 'testing')
      await writeInto(form, 'Description', 'More of it.')
      await writeInto(form, 'Deployment instructions', 'Unfold it.')
    },
    stored: async (tables) => named(await tables.projects.all()),
  }),
  categoryCreate: formRow({
    at: paths.categories(),
    form: 'Add category',
    saved: 'Category added',
    async fill(form) {
      put(form, 'Name', words)
      await choose(form, 'Parent', 'Build tools')
    },
    stored: async (tables) => named(await tables.categories.all()),
  }),
  categoryUpdate: formRow({
    at: paths.categoryEdit(4),
    form: 'Save category',
    saved: 'Category saved',
    async fill(form) {
      put(form, 'Name', words)
      await choose(form, 'Parent', 'Databases')
    },
    stored: async (tables) => named(await tables.categories.all()),
  }),
  languageStackCreate: formRow({
    at: paths.languageStacks(),
    form: 'Add language stack',
    saved: 'Language stack added',
    async fill(form) {
      put(form, 'Name', words)
      await choose(form, 'Parent', 'Rust')
    },
    stored: async (tables) => named(await tables.languageStacks.all()),
  }),
  languageStackUpdate: formRow({
    at: paths.languageStackEdit(5),
    form: 'Save language stack',
    saved: 'Language stack saved',
    async fill(form) {
      put(form, 'Name', words)
      await choose(form, 'Parent', 'Python')
    },
    stored: async (tables) => named(await tables.languageStacks.all()),
  }),
  articleCreate: formRow({
    at: paths.articles(),
    form: 'Add article',
    saved: 'Article added',
    async fill(form) {
      put(form, 'Title', words)
      put(form, 'Excerpt', 'Each of them small.')
      await picture(form)
      await choose(form, 'Tags', 'testing')
      await writeInto(form, 'Content', 'The first is the smallest.')
    },
    stored: async (tables) => named(await tables.articles.all()),
  }),
  articleUpdate: formRow({
    at: paths.articleEdit(1),
    form: 'Save article',
    saved: 'Article saved',
    async fill(form) {
      put(form, 'Title', words)
      await choose(form, 'Tags', 'testing')
      await writeInto(form, 'Content', 'Begin here. ')
    },
    stored: async (tables) => named(await tables.articles.all()),
  }),
  opportunityCreate: formRow({
    at: paths.opportunities(1),
    form: 'Add opportunity',
    saved: 'contribution added successfully',
    fill(form) {
      put(form, 'Title', words)
      put(form, 'Description', 'In your own language.')
    },
    stored: async (tables) => named(await tables.opportunities.ofProject(1)),
  }),
  opportunityUpdate: formRow({
    at: paths.opportunityUpdate(2),
    form: 'Save opportunity',
    saved: 'contribution updated successfully',
    fill(form) {
      put(form, 'Title', words)
      put(form, 'Description', 'In your own language.')
    },
    stored: async (tables) => named(await tables.opportunities.ofProject(1)),
  }),
}
