import type { Page } from 'playwright'
import { openPostgresPool } from '../server/node/storage/postgres/postgresPool'

/** Does something, and says how long that took. */
export type Step = (name: string, work: () => Promise<unknown>, said: () => Promise<string>) => Promise<void>

/** Gives two tags of nearly the same name to all projects but one. */
export async function addTwoTags(url: string): Promise<void> {
  const pool = await openPostgresPool(url)
  try {
    await pool.transaction(
      async ({ query }) => {
        await query(
          "INSERT INTO tags (name, name_key) VALUES ('bench tag', 'bench tag'), ('bench tags', 'bench tags')",
        )
        await query(
          `INSERT INTO project_tags SELECT projects.id, tags.id, 100 FROM projects CROSS JOIN tags
           WHERE tags.name = 'bench tag' OR tags.name = 'bench tags' AND projects.id > (SELECT min(id) FROM projects)`,
        )
      },
      { mayTakeLong: true },
    )
  } finally {
    await pool.close()
  }
}

/** Merges the one into the other on the page of care, and takes that back. */
export async function mergeThem(page: Page, address: string, step: Step): Promise<void> {
  const merge = page.getByRole('button', { name: 'Merge… bench tag and bench tags' })
  const dialog = page.getByRole('dialog', { name: 'Merge two tags' })
  const near = page.getByRole('region', { name: 'Near names' })
  await step(
    'names that are nearly the same counted',
    async () => {
      await page.goto(`${address}/care`)
      await near
        .getByRole('listitem')
        .filter({ has: merge })
        .getByText(/projects/)
        .first()
        .waitFor()
    },
    () => near.getByRole('listitem').filter({ has: merge }).innerText(),
  )
  await step(
    'a merge previewed',
    async () => {
      await merge.click()
      await dialog.getByText(/will change/).waitFor()
    },
    () => dialog.getByText(/will change/).innerText(),
  )
  await step(
    'merged',
    async () => {
      await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
      await page.getByText('bench tags merged into bench tag').waitFor({ timeout: 120_000 })
    },
    async () => 'merged',
  )
  await step(
    'its undo',
    async () => {
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.getByText('bench tags is back').waitFor({ timeout: 120_000 })
    },
    async () => 'taken back',
  )
}
