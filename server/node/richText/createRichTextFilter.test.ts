import { afterEach, describe, expect, it } from 'vitest'
import { createMemoryServer } from '../../memoryServer'
import { filterRichText } from '../../richTextFilter'
import { ask } from '../../testing/api'
import { samples, userId } from '../../testing/samples'
import { createRichTextFilter, type RichTextFilter } from './createRichTextFilter'

const opened: RichTextFilter[] = []
const open = (timeLimit?: number) => {
  const filter = createRichTextFilter(timeLimit)
  opened.push(filter)
  return filter
}
afterEach(async () => {
  await Promise.all(opened.splice(0).map((filter) => filter.close()))
})

/** A text of about 1 MB that takes the filter half a second. */
const long = `<p onclick="x()">${'words and <b class="x">more</b> '.repeat(30_000)}</p>`

describe('the filter of long texts', () => {
  it('answers what the server’s own would, in turn', async () => {
    const { filter } = open()
    const texts = ['<p>a</p>', '<p id="x">b</p>', long]
    expect(await Promise.all(texts.map(filter))).toEqual(texts.map(filterRichText))
  })

  it('refuses as the server’s own would', async () => {
    const { filter } = open()
    await expect(filter('<div>'.repeat(501))).rejects.toMatchObject({
      status: 422,
      message: 'The text is nested too deeply: 500 levels at most',
    })
    expect(await filter('<p>a</p>')).toBe('<p>a</p>')
  })

  it('ends what takes too long, and goes on with the next', async () => {
    const { filter } = open(30)
    const slow = filter(long)
    await expect(slow).rejects.toMatchObject({
      status: 422,
      message: 'The text takes too long to check: shorten it',
    })
    expect(await filter('<p>a</p>')).toBe('<p>a</p>')
  })

  it('holds no other request up while a text of 1 MB is saved', async () => {
    const { filter } = open()
    await filter('')
    const server = createMemoryServer('small', { filterLongText: filter })
    const token = await server.tokenOf('ADMIN')
    const { body } = samples({ id: userId('ADMIN') }).articleCreate
    await ask(server, 'articleCreate', { token, body })
    let isSaved = false
    const saving = ask(server, 'articleCreate', { token, body: { ...body, content: long } })
    void saving.then(() => (isSaved = true))
    for (let count = 0; count < 5; count += 1) {
      // As when a request comes over the network: after whatever the server has begun.
      await new Promise(setImmediate)
      expect((await ask(server, 'tagList', { token })).status).toBe(200)
      expect(isSaved).toBe(false)
    }
    expect((await saving).status).toBe(201)
  })
})
