import { useMemo } from 'react'
import { relatedStore } from '../../hooks/bulk/names'
import { useStores } from '../../hooks/useConsole'
import { useResource, type ResourceState } from '../../hooks/useResource'
import { useUserKey } from '../../hooks/useUserKey'
import { useChunk } from '../../lib/loading/useChunk'
import { differentOf } from '../../stores/care/DifferentStore'
import { addressKey } from '../sharedAddressKey'
import { taxonomyKinds } from '../taxonomyKinds'
import { useUses, type Uses } from '../useUses'
import type { CareList, SharedUrl } from './careList'
import { foundParents, nearNames, unknownLicenses, unusedNodes, type NodesOfKind } from './findings'
import { useFoundByHost } from './projects/useFoundByHost'
import { useFoundInRows } from './projects/useFoundInRows'
import { together } from './together'

const loadLicenses = () => import('../../lib/licenses')

/** All that the page of care finds, out of the lists of the console and of what the host finds. The component must be an observer. */
export function useCare() {
  const stores = useStores()
  const person = useUserKey()
  const different = person === undefined ? noKeys : differentOf(stores).of(person)
  const isSearched = stores.session.isOffered('query')
  const inRows = useFoundInRows(!isSearched)
  const byHost = useFoundByHost(isSearched)
  const { urls, licensed } = isSearched ? byHost : inRows
  const tags = useKind('tags')
  const categories = useKind('categories')
  const stacks = useKind('languageStacks')
  const licenses = useChunk(loadLicenses, true)

  const kinds = [tags, categories, stacks]
  const all = useMemo(
    () => [tags.all, categories.all, stacks.all].filter((one) => one !== undefined),
    [tags.all, categories.all, stacks.all],
  )
  const isWhole = all.length === kinds.length
  const near = useMemo(() => (isWhole ? nearNames(all) : undefined), [all, isWhole])
  const parents = useMemo(() => (isWhole ? foundParents(all) : undefined), [all, isWhole])
  const unused = useMemo(() => (isWhole ? unusedNodes(all) : undefined), [all, isWhole])
  const { part, hasFailed, retry } = licenses
  const { items: rows } = licensed
  const unknown = useMemo(() => rows && part && unknownLicenses(rows, part), [rows, part])

  const ofKinds = together(kinds.map(({ state }) => state))
  const ofUses = together([
    ofKinds,
    ...kinds.flatMap(({ uses: { failure } }) => (failure ? [{ ...failure, status: 'failed' as const }] : [])),
  ])
  const isCounting = kinds.some(({ uses }) => uses.by.some(({ counts }) => !counts))
  const ofLicenses = together([
    licensed,
    {
      status: hasFailed ? 'failed' : part ? 'ready' : 'loading',
      error: hasFailed ? { message: 'The list of licenses could not be loaded' } : undefined,
      onRetry: retry,
      isRetrying: false,
    },
  ])
  return {
    near: { ...ofKinds, ...withoutDifferent({ items: near }, ({ key }) => key, different) },
    urls: { ...urls, ...withoutDifferent(urls, ({ address }: SharedUrl) => addressKey(address), different) },
    licenses: { ...licensed, ...ofLicenses, items: unknown, different: [] },
    parents: { ...ofKinds, items: parents, different: [] },
    unused: {
      ...ofUses,
      status: ofUses.status === 'ready' && isCounting ? ('loading' as const) : ofUses.status,
      items: isCounting ? undefined : unused,
      different: [],
    },
  }
}

/** The lists of findings, by their names in the address. */
export type Care = ReturnType<typeof useCare>

const noKeys: ReadonlySet<string> = new Set()

function withoutDifferent<Item>(
  { items, more }: Pick<CareList<Item>, 'items' | 'more'>,
  keyOf: (item: Item) => string,
  different: ReadonlySet<string>,
): Pick<CareList<Item>, 'items' | 'more'> & { different: string[] } {
  return {
    items: items?.filter((item) => !different.has(keyOf(item))),
    more,
    different: (items ?? []).map(keyOf).filter((key) => different.has(key)),
  }
}

function useKind(name: keyof typeof taxonomyKinds): {
  state: ResourceState<unknown>
  uses: Uses
  all: NodesOfKind | undefined
} {
  const state = useResource(relatedStore(useStores(), name).list)
  const uses = useUses(name, true)
  const { value: nodes } = state
  const { by } = uses
  const all = useMemo(() => nodes && { kind: taxonomyKinds[name], nodes, by }, [name, nodes, by])
  return { state, uses, all }
}
