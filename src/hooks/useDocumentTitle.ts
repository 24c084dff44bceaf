import { useEffect } from 'react'
import { useConsole } from './useConsole'

/** Sets the document's title to `<page> · <product>` (decisions, "Words on screen"). */
export function useDocumentTitle(page: string): void {
  const { productName } = useConsole().config
  useEffect(() => {
    document.title = `${page} · ${productName}`
  }, [page, productName])
}
