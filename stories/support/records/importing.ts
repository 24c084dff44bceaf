import { screen, within } from 'storybook/test'
import { hand } from '../hand'
import { patience } from '../page'
import { bulkDialog } from './manyRecords'

/** Opens the import of a list by its menu; returns what stands in the dialog. */
export async function openImport(many: string) {
  const name = new RegExp(`^(Export or import|Import) ${many}$`)
  await hand.click(await screen.findByRole('button', { name }, patience))
  const menu = within(await screen.findByRole('menu', { name }, patience))
  await hand.click(menu.getByRole('menuitem', { name: /^Import CSV/ }))
  return bulkDialog(`Import ${many}`)
}

/** Chooses a file that holds this in the open dialog. */
export async function chooseFile(
  dialog: Awaited<ReturnType<typeof bulkDialog>>,
  content: BlobPart,
  name = 'file.csv',
): Promise<void> {
  await hand.upload(dialog.getByLabelText('CSV file'), new File([content], name, { type: 'text/csv' }))
}

/** Opens the import, chooses a file, and starts it. */
export async function importFile(many: string, content: string): Promise<void> {
  const dialog = await openImport(many)
  await chooseFile(dialog, content)
  await hand.click(await dialog.findByRole('button', { name: /^Import \d/ }, patience))
}
