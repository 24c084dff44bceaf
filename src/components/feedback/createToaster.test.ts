import { describe, expect, it, vi } from 'vitest'
import { createToaster } from './createToaster'

const messages = (toaster: ReturnType<typeof createToaster>) => toaster.list().map((toast) => toast.message)

describe('a toaster', () => {
  it('shows three at most; the oldest gives way', () => {
    const toaster = createToaster()
    for (const message of ['one', 'two', 'three', 'four']) toaster.show({ message })
    expect(messages(toaster)).toEqual(['two', 'three', 'four'])
  })

  it('shows the same message once, with its time anew', () => {
    const toaster = createToaster()
    const key = toaster.show({ message: 'Saved', intent: 'success' })
    toaster.show({ message: 'Saved', intent: 'danger' })
    expect(toaster.show({ message: 'Saved', intent: 'success' })).toBe(key)
    expect(toaster.list().map(({ intent, times }) => [intent, times])).toEqual([
      ['success', 2],
      ['danger', 1],
    ])
  })

  it('reports every change until it is stopped, and nothing else', () => {
    const toaster = createToaster()
    const listener = vi.fn()
    const stop = toaster.subscribe(listener)
    const key = toaster.show({ message: 'Saved' })
    toaster.dismiss(key)
    toaster.dismiss(key)
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
    toaster.show({ message: 'Saved' })
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('hands out the same list as long as nothing changes', () => {
    const toaster = createToaster()
    toaster.show({ message: 'Saved' })
    expect(toaster.list()).toBe(toaster.list())
  })
})
