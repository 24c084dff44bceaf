import { categoryKind } from './nodeKind'
import { NodeEditPage } from './NodeEditPage'

/** /categories_main/edit/{id} (specification §2). */
export const CategoryEditPage = () => <NodeEditPage kind={categoryKind} />
