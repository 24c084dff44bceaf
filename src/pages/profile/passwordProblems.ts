import type { Problems } from '../../contract/fieldRules'
import { guessableSentence } from '../../contract/passwordStrength'
import { rules } from '../../contract/rules'
import type { PasswordValues } from './PasswordForm'

/** What is wrong in the form; `isGuessable` says what is known of the new password by now. */
export function passwordProblems(
  values: PasswordValues,
  isGuessable: (password: string) => boolean = () => false,
): Problems<PasswordValues> {
  const { newPassword, repeated } = values
  const problems: Problems<PasswordValues> = rules.password(values)
  if (!problems.newPassword && isGuessable(newPassword)) problems.newPassword = guessableSentence
  if (!problems.newPassword && repeated !== newPassword) problems.repeated = 'The two passwords differ'
  return problems
}
