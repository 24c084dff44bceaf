/** A message that closes by itself, as a rule. */
export interface ToastOptions {
  message: string
  /** Name of the record that it is about, shown behind the message. */
  about?: string
  /** `danger` is announced at once, all others politely; `none` by default. */
  intent?: 'none' | 'success' | 'warning' | 'danger'
  /** Something is under way: it stays until it is dismissed. */
  isPersistent?: boolean
  /** One thing that the user can still do, such as Undo; the toast closes with it. */
  action?: { label: string; onClick: () => void }
}

/** A toast on screen. */
export interface Toast extends ToastOptions {
  key: string
  /** How often it was asked for: its time starts anew with each. */
  times: number
}

/** Where messages are put; a `ToastRegion` shows them. */
export interface Toaster {
  /** Shows a message and returns its key; one that is on screen already stays, with its time anew. */
  show: (toast: ToastOptions) => string
  dismiss: (key: string) => void
  /** The toasts on screen, oldest first; the same array as long as nothing changes. */
  list: () => readonly Toast[]
  /** Calls the listener at every change; returns the function that ends this. */
  subscribe: (listener: () => void) => () => void
}

/** Most toasts at once; the oldest gives way. */
const most = 3

/** A toaster of its own; the composition root makes one for the console. */
export function createToaster(): Toaster {
  let toasts: readonly Toast[] = []
  let made = 0
  const listeners = new Set<() => void>()
  const change = (next: readonly Toast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  return {
    show(options) {
      const same = toasts.find(
        (toast) => toast.message === options.message && toast.intent === options.intent,
      )
      const key = same?.key ?? `toast-${++made}`
      const toast = { ...options, key, times: (same?.times ?? 0) + 1 }
      change(
        same === undefined
          ? [...toasts, toast].slice(-most)
          : toasts.map((old) => (old.key === key ? toast : old)),
      )
      return key
    },
    dismiss(key) {
      if (toasts.some((toast) => toast.key === key)) change(toasts.filter((toast) => toast.key !== key))
    },
    list: () => toasts,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
