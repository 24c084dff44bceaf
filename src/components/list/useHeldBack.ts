import { useEffect, useState } from 'react'

/** How long something is held back at most, in ms: a list that does not come must not take it away. */
const longest = 2000

/**
 * Whether something is held back, and a function that ends it: until `isLoading` ends, at most for 2 s. Once it has
 * been shown it stays, also when the list is loaded again.
 */
export function useHeldBack(isLoading: boolean): [isHeldBack: boolean, release: () => void] {
  const [isShown, setIsShown] = useState(!isLoading)
  if (!isShown && !isLoading) setIsShown(true)
  useEffect(() => {
    if (isShown) return
    const timer = setTimeout(() => setIsShown(true), longest)
    return () => clearTimeout(timer)
  }, [isShown])
  return [!isShown, () => setIsShown(true)]
}
