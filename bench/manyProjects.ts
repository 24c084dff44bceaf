import type { Page } from 'playwright'

/** Returns the list of projects with `count` rows, made of the server's own, each with a name of its own if `isNamed`. */
export async function manyProjects(page: Page, count: number, isNamed = false): Promise<void> {
  await page.route('**/api/admin/osn/0', async (route) => {
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: Record<string, unknown>[] }
    const rows = Array.from({ length: count }, (_, index) => {
      const row = data[index % data.length]
      const name = isNamed && index >= data.length ? { name: `${String(row?.['name'])} ${index}` } : {}
      return { ...row, ...name, id: index + 1 }
    })
    await route.fulfill({ response, json: { success: true, data: rows } })
  })
}
