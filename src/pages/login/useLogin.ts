import { errorMessage, isUnauthorized } from '../../api/errors'
import type { LoginBody } from '../../contract/bodies'
import { loginProblems } from '../../contract/fieldRules'
import { useStores } from '../../hooks/useConsole'
import { logFailure } from '../../lib/logFailure'
import { useEditor } from '../../hooks/record/useEditor'
import { creating } from '../../stores/editor/Creation'
import type { RecordEditor } from '../../stores/editor/RecordEditor'

const empty: LoginBody = { email: '', password: '' }

/**
 * Signs in by e-mail and password; the page reloads a second after a success (specification §4). A failure is shown by a
 * toast, and logged (§8). `onRefused`: the two do not belong together.
 */
export function useLogin(onRefused: () => void): RecordEditor<LoginBody> {
  const { session } = useStores()
  const login = async (body: LoginBody) => {
    try {
      await session.login({ ...body, email: body.email.trim() })
    } catch (error) {
      logFailure(`Login failed: ${errorMessage(error)}`)
      if (isUnauthorized(error)) onRefused()
      throw error
    }
  }
  return useEditor<LoginBody>({
    initial: empty,
    check: loginProblems,
    writer: creating(login),
    words: { saved: 'Login successful' },
    isToastOnly: true,
    keepsValues: true,
  })
}
