import type { LoginBody } from '../../contract/bodies'
import type { FormHandling } from '../../components/forms/Form'
import { useStores } from '../../hooks/useConsole'
import { useSubmit } from '../../hooks/useSubmit'

/** Signs in by e-mail and password; the page reloads a second after a success (specification §4). */
export function useLogin(): FormHandling<LoginBody> {
  const { session } = useStores()
  return useSubmit<LoginBody>((body) => session.login({ ...body, email: body.email.trim() }), {
    saved: 'Login successful',
  })
}
