import { PasswordStrength } from '../../components/fields/PasswordStrength'
import { TextField } from '../../components/fields/TextField'
import { Form } from '../../components/form/Form'
import type { PasswordBody } from '../../contract/bodies'
import { limits } from '../../contract/limits'
import type { PasswordScore } from '../../contract/passwordStrength'
import type { FormController } from '../../lib/FormController'
import { useWatched } from '../../lib/useWatched'

/** What the form holds. It is never kept as a draft. */
export interface PasswordValues extends PasswordBody {
  repeated: string
}

interface PasswordFormProps {
  editor: FormController<PasswordValues>
  /** Name and e-mail address of the person: a password made of them is easy to guess. */
  owner: { name: string; email: string }
  onScore?: (password: string, score: PasswordScore) => void
}

/** Changes the own password. */
export function PasswordForm({ editor, owner, onScore }: PasswordFormProps) {
  const password = useWatched(editor, (one) => one.form.values.newPassword)
  return (
    <Form<PasswordValues> submitLabel="Change password" editor={editor} label="Change password">
      {/* For password managers: whose password it is. */}
      <input type="email" name="username" autoComplete="username" value={owner.email} readOnly hidden />
      <TextField<PasswordValues>
        name="currentPassword"
        label="Current password"
        description="Leave it empty if you have signed in by links only"
        type="password"
        autoComplete="current-password"
      />
      <TextField<PasswordValues>
        name="newPassword"
        label="New password"
        description={`At least ${limits.passwordMin} characters. Several words are hard to guess and easy to remember`}
        type="password"
        required
        autoComplete="new-password"
      />
      <PasswordStrength password={password} about={[owner.name, owner.email]} {...(onScore && { onScore })} />
      <TextField<PasswordValues>
        name="repeated"
        label="Repeat new password"
        type="password"
        required
        autoComplete="new-password"
      />
    </Form>
  )
}
