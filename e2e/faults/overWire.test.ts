import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startConsole, type TestConsole } from '../../server/node/testing/testConsole'
import { columnNames, type ColumnName } from '../../stories/faultMatrix/faultColumns'
import { launchHeadless } from '../support/chromium'
import { openDirectory } from './openDirectory'
import { judgeWire, reasonAgainst } from './judgeWire'
import { openCell, type Directory, type WireCell } from './WireCell'
import { wireRows, type WireSend } from './wireRows'

const isSensible = (row: (typeof wireRows)[number], column: ColumnName) =>
  reasonAgainst(row, column) === undefined

/**
 * The fault matrix where it matters most: the built console, whose calls are XHR's, on real connections that are reset,
 * cut and held back. Four calls stand for their kinds; the others are judged in the page (stories/faultMatrix).
 */
describe('the built console over a network where', () => {
  let server: TestConsole
  let browser: Browser
  let directory: Directory & { token: string }
  beforeAll(async () => {
    server = await startConsole({ database: 'pglite' })
    browser = await launchHeadless()
    directory = await openDirectory(server)
  }, 240_000)
  afterAll(async () => {
    await browser?.close()
    await server?.stop()
  })

  /** Judges one cell, after something was done to it. */
  async function judged(
    row: (typeof wireRows)[number],
    column: ColumnName,
    mutate?: (cell: WireCell) => Promise<unknown>,
  ) {
    const cell = await openCell(row.name, column, { browser, server, directory, token: directory.token })
    try {
      await mutate?.(cell)
      await judgeWire(cell, row)
    } finally {
      await cell.leave()
    }
  }

  for (const row of wireRows) {
    for (const column of columnNames) {
      if (!isSensible(row, column)) continue
      it.concurrent(`${row.name} meets: ${column}`, () => judged(row, column))
    }
  }

  describe('notices', () => {
    const create = wireRows.find(({ name }) => name === 'tagCreate')
    const mutations: Record<string, [(cell: WireCell) => Promise<unknown>, RegExp]> = {
      'a record that nobody asked for': [(cell) => directory.addTag(cell.words), /expected 1 to be \+?0/],
      'a call too many': [({ page }) => page.addInitScript(sendTwice), /tries/],
      'an error on the browser’s console': [
        ({ page }) => page.addInitScript(() => console.error('thrown on purpose')),
        /complained/,
      ],
    }
    it.each(Object.entries(mutations))('%s', async (_, [mutate, complaint]) => {
      const cell = judged(create as WireSend, '404', mutate)
      await expect(cell).rejects.toThrow(complaint)
    })
  })
})

/** A client that sends each POST a second time. */
function sendTwice(): void {
  const { prototype } = XMLHttpRequest
  const { open, send } = prototype
  prototype.open = function (this: XMLHttpRequest, ...words: Parameters<XMLHttpRequest['open']>) {
    Object.assign(this, { asked: words })
    return open.apply(this, words)
  } as XMLHttpRequest['open']
  prototype.send = function (body) {
    const { asked } = this as unknown as { asked: [string, string] }
    if (asked[0].toUpperCase() === 'POST') void fetch(asked[1], { method: 'POST' })
    return send.call(this, body)
  }
}
