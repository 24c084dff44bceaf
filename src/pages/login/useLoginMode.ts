import { useState, useSyncExternalStore } from 'react'
import { registerHash } from '../../lib/prerendered'

type Mode = 'login' | 'register'

function watchHash(onChange: () => void) {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}
const hasRegisterHash = () => window.location.hash === registerHash

/** The mode of the login screen, and what changes it. It begins with that of the address. */
export function useLoginMode(): [Mode, (mode: Mode) => void] {
  const isRegisterAddress = useSyncExternalStore(watchHash, hasRegisterHash, () => false)
  const [chosen, setChosen] = useState<Mode>()
  const choose = (mode: Mode) => {
    const { pathname, search } = window.location
    // A reload would lead to register mode again.
    if (hasRegisterHash()) window.history.replaceState(window.history.state, '', pathname + search)
    setChosen(mode)
  }
  return [chosen ?? (isRegisterAddress ? 'register' : 'login'), choose]
}
