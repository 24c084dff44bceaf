import type { Role } from '../../contract/access/roles'
import type { ScenarioName } from '../../../server/scenarios'
import { atOnce } from './bulkOrders'
import { testStores, type TestStores } from './testStores'

/** The stores of a next page, over the same server, where somebody of this role has signed in after the session had ended. */
export async function signedInAgain(
  { server }: TestStores,
  role: Role = 'ADMIN',
  scenario: ScenarioName = 'small',
): Promise<TestStores> {
  const next = await testStores(role, scenario, atOnce)
  next.setWire((input) => server.handle(input as Request))
  const token = await server.tokenOf(role)
  next.kept.token = token
  next.stores.session.token = token
  return next
}
