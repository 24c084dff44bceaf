import { categoryKind } from './nodeKind'
import { NodesPage } from './NodesPage'

/** /categories_main (specification §2). */
export const CategoriesPage = () => <NodesPage kind={categoryKind} />
