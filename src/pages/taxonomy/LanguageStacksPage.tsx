import { languageStackKind } from './nodeKind'
import { NodesPage } from './NodesPage'

/** /language_stacks_main (specification §2). */
export const LanguageStacksPage = () => <NodesPage kind={languageStackKind} />
