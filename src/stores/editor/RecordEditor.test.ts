import { describe, expect, it } from 'vitest'
import { ApiError } from '../../api/errors'
import { OneRecord, type Pair } from '../../testing/stores/oneRecord'
import { creating } from './Creation'
import type { EditorOptions } from './EditorOptions'
import type { Notice } from './Notice'
import { RecordEditor } from './RecordEditor'
import { replacing } from './Replacement'

function editing(over: Partial<EditorOptions<Pair>> = {}, host = new OneRecord(true)) {
  const notices: Notice[] = []
  const editor = new RecordEditor<Pair>({
    initial: host.record,
    tag: host.tag,
    check: ({ left }) => (left === '' ? { left: 'Left is required' } : {}),
    writer: replacing(host.calls),
    words: { saved: 'Pair saved' },
    notify: (notice) => notices.push(notice),
    ...over,
  })
  const close = editor.open(undefined)
  const said = () => notices.map(({ message }) => message)
  return { editor, host, notices, said, close }
}
const turn = () => new Promise((resolve) => setTimeout(resolve))

describe('a record editor', () => {
  it('is edited while a field differs from what the server has, and clean again once none does', () => {
    const { editor } = editing()
    expect(editor.status).toBe('clean')
    editor.form.set('left', 'mine')
    expect([editor.status, editor.hasUnsaved]).toEqual(['edited', true])
    editor.form.set('left', 'l')
    expect(editor.status).toBe('clean')
  })

  it('saves a record that nobody else changed by one call', async () => {
    const { editor, host, said } = editing()
    editor.form.set('left', 'mine')
    expect(await editor.submit()).toBe(true)
    expect(editor.status).toBe('saved')
    expect([host.reads, host.writes]).toEqual([0, 1])
    editor.form.set('right', 'mine too')
    expect(await editor.submit()).toBe(true)
    expect([host.reads, host.writes]).toEqual([0, 2])
    expect(host.record).toEqual({ left: 'mine', right: 'mine too' })
    expect(said()).toEqual(['Pair saved', 'Pair saved'])
  })

  it('reads the record before it writes where the host has no tags', async () => {
    const { editor, host } = editing({}, new OneRecord(false))
    host.change({ right: 'theirs' })
    editor.form.set('left', 'mine')
    expect(await editor.submit()).toBe(true)
    expect(host.record).toEqual({ left: 'mine', right: 'theirs' })
  })

  it('sends nothing that breaks a rule, and asks for the focus there', async () => {
    const { editor, host } = editing()
    editor.form.set('left', '')
    expect(await editor.submit()).toBe(false)
    expect(editor.form.errors).toEqual({ left: 'Left is required' })
    expect(editor.focusRequest).toEqual({ on: ['left'] })
    expect(host.writes).toBe(0)
    editor.form.set('left', 'x')
    expect(editor.form.errors).toEqual({})
  })

  it('keeps what is typed while a save is under way as edited', async () => {
    const { editor, host } = editing()
    let open = () => {}
    host.gate = new Promise((resolve) => (open = resolve))
    editor.form.set('left', 'one')
    const saving = editor.submit()
    expect(editor.status).toBe('saving')
    expect(editor.submit()).toBe(saving)
    editor.form.set('left', 'one and more')
    open()
    expect(await saving).toBe(false)
    expect(editor.status).toBe('edited')
    expect(editor.form.values.left).toBe('one and more')
    expect(host.record.left).toBe('one')
  })

  it('has failed with the server’s words, at the field that they name', async () => {
    const { editor, host, said } = editing()
    host.error = new ApiError('HTTP', 422, 'Nothing was saved', {
      message: 'Nothing was saved',
      errors: { right: 'Taken' },
    })
    editor.form.set('left', 'mine')
    expect(await editor.submit()).toBe(false)
    expect(editor.status).toBe('failed')
    expect([editor.form.errors, said()]).toEqual([{ right: 'Taken' }, []])
    host.error = new ApiError('HTTP', 500, 'Something broke')
    expect(await editor.submit()).toBe(false)
    expect(said()).toEqual(['Something broke'])
    expect(editor.form.values.left).toBe('mine')
    expect(await editor.submit()).toBe(true)
  })

  it('sends nothing for as long as the server asked it to wait', async () => {
    const { editor, host } = editing()
    host.error = new ApiError('HTTP', 429, 'Too many', {}, 30)
    expect(await editor.submit()).toBe(false)
    expect(editor.pause).toEqual({ seconds: 30 })
    expect(await editor.submit()).toBe(false)
    expect(host.writes).toBe(1)
  })

  it('asks about a field that both changed, and saves what was chosen', async () => {
    const { editor, host } = editing()
    host.change({ left: 'theirs' })
    editor.form.set('left', 'mine')
    const saving = editor.submit()
    await turn()
    expect(editor.status).toBe('conflicted')
    expect(editor.question.conflict).toMatchObject({ fields: ['left'], theirs: { left: 'theirs' } })
    editor.question.answer({ left: 'mine' })
    expect(await saving).toBe(true)
    expect(host.record.left).toBe('mine')
  })

  it('writes nothing when a conflict is not decided, or the form closes meanwhile', async () => {
    const { editor, host, close, said } = editing()
    host.change({ left: 'theirs' })
    editor.form.set('left', 'mine')
    const saving = editor.submit()
    await turn()
    close()
    expect(await saving).toBe(false)
    expect(editor.status).toBe('edited')
    expect(host.record.left).toBe('theirs')
    expect(await editor.submit()).toBe(false)
    expect(said().join()).toMatch(/^Not saved: somebody else changed left meanwhile/)
  })

  it('shows what others changed, and names it in the message', async () => {
    const { editor, host, said } = editing()
    host.change({ right: 'theirs' })
    editor.form.set('left', 'mine')
    expect(await editor.submit()).toBe(true)
    expect(editor.form.values).toEqual({ left: 'mine', right: 'theirs' })
    expect(said()).toEqual(['Pair saved. Somebody else’s changes were kept: right'])
  })

  it('writes the former values back by Undo, after reading what stands there', async () => {
    const { editor, host, notices } = editing()
    editor.form.set('left', 'mine')
    await editor.submit()
    editor.form.set('right', 'typing')
    notices[0]?.action?.onClick()
    await turn()
    expect(host.record.left).toBe('l')
    expect(editor.form.values).toEqual({ left: 'l', right: 'typing' })
    expect(notices[1]?.message).toBe('Undone: left')
  })

  it('undoes nothing that somebody else changed since', async () => {
    const { editor, host, notices } = editing()
    editor.form.set('left', 'mine')
    await editor.submit()
    host.change({ left: 'theirs' })
    notices[0]?.action?.onClick()
    await turn()
    expect(host.record.left).toBe('theirs')
    expect(notices[1]?.message).toBe('Not undone: somebody else changed left meanwhile')
  })

  it('undoes a save while the next one is under way, after it', async () => {
    const { editor, host, notices } = editing()
    editor.form.set('left', 'one')
    await editor.submit()
    let open = () => {}
    host.gate = new Promise((resolve) => (open = resolve))
    editor.form.set('right', 'two')
    const second = editor.submit()
    notices[0]?.action?.onClick()
    open()
    await second
    await turn()
    expect(host.record).toEqual({ left: 'l', right: 'two' })
    expect(editor.form.values).toEqual({ left: 'l', right: 'two' })
  })

  it('starts again after it created a record, with what was typed meanwhile', async () => {
    const keys: string[] = []
    let fails = true
    const create = async (_: Pair, { idempotencyKey }: { idempotencyKey: string }) => {
      keys.push(idempotencyKey)
      if (fails) throw new ApiError('FETCH_ERROR', 503, 'No connection')
    }
    const { editor } = editing({ initial: { left: '', right: '' }, writer: creating(create) })
    editor.form.set('left', 'new')
    expect(await editor.submit()).toBe(false)
    fails = false
    const saving = editor.submit()
    editor.form.set('right', 'for the next')
    expect(await saving).toBe(false)
    expect(editor.form.values).toEqual({ left: '', right: 'for the next' })
    expect(new Set(keys).size).toBe(1)
    editor.form.set('left', 'next')
    expect(await editor.submit()).toBe(true)
    expect(new Set(keys).size).toBe(2)
    expect(editor.focusRequest).toEqual({ on: 'first' })
  })

  it('waits for the connection, and for what a field holds', async () => {
    const { editor, host } = editing()
    editor.setOnline(false)
    expect(editor.waitingFor).toBe('Waiting for the connection')
    expect(await editor.submit()).toBe(false)
    editor.setOnline(true)
    editor.form.hold('image', 'Waiting for the upload')
    expect(await editor.submit()).toBe(false)
    editor.form.hold('image', undefined)
    expect(await editor.submit()).toBe(true)
    expect(host.writes).toBe(1)
  })
})
