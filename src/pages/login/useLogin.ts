import { isUnauthorized } from '../../api/errors'
import type { LoginBody } from '../../contract/bodies'
import type { FormHandling } from '../../components/form/Form'
import { useStores } from '../../hooks/useConsole'
import { useSubmit } from '../../hooks/record/useSubmit'

/**
 * Signs in by e-mail and password; the page reloads a second after a success (specification §4). A failure is told by a
 * toast (§8), and nowhere else. `onRefused`: the two do not belong together.
 */
export function useLogin(onRefused: () => void): FormHandling<LoginBody> {
  const { session } = useStores()
  const login = async (body: LoginBody) => {
    try {
      await session.login({ ...body, email: body.email.trim() })
    } catch (error) {
      if (isUnauthorized(error)) onRefused()
      throw error
    }
  }
  return useSubmit<LoginBody>(login, { saved: 'Login successful', isToastOnly: true })
}
