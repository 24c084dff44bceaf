import { useEffect, useState } from 'react'

/**
 * `value` while `key` stays as it is; while it changes again and again, the value from before, until it has stayed for
 * `pause` ms.
 */
export function useSettled<Value>(value: Value, key: string, pause: number): Value {
  const [settled, setSettled] = useState({ value, key })
  const isSettled = settled.key === key
  const isKept = isSettled && settled.value === value
  useEffect(() => {
    if (isKept) return undefined
    const timer = setTimeout(() => setSettled({ value, key }), isSettled ? 0 : pause)
    return () => clearTimeout(timer)
  }, [value, key, isKept, isSettled, pause])
  return isSettled ? value : settled.value
}
