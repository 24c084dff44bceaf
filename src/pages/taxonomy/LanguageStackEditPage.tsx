import { languageStackKind } from './nodeKind'
import { NodeEditPage } from './NodeEditPage'

/** /language_stacks_main/edit/{id} (specification §2). */
export const LanguageStackEditPage = () => <NodeEditPage kind={languageStackKind} />
