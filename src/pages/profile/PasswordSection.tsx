import { useRef } from 'react'
import { PageSection } from '../../components/layout/PageSection'
import type { Profile } from '../../contract/entities'
import { lowestScore, type PasswordScore } from '../../contract/passwordStrength'
import { useOnlineEditor } from '../../hooks/record/useEditor'
import { useStores } from '../../hooks/useConsole'
import { creating } from '../../stores/editor/Creation'
import { PasswordForm, type PasswordValues } from './PasswordForm'
import { passwordProblems } from './passwordProblems'
import { accountOf } from '../../stores/AccountStore'

const empty: PasswordValues = { currentPassword: '', newPassword: '', repeated: '' }

/** "Change password", on hosts that offer `passwords`. */
export function PasswordSection({ owner }: { owner: Profile }) {
  const account = accountOf(useStores())
  const judged = useRef<{ password: string; score: PasswordScore } | null>(null)
  const isGuessable = (password: string) =>
    judged.current?.password === password && judged.current.score < lowestScore
  const editor = useOnlineEditor<PasswordValues>({
    initial: empty,
    check: (values) => passwordProblems(values, isGuessable),
    writer: creating(({ currentPassword, newPassword }) =>
      account.changePassword({ currentPassword, newPassword }),
    ),
    words: { saved: 'Password changed. You are signed out everywhere else' },
  })
  const handleScore = (password: string, score: PasswordScore) => {
    judged.current = { password, score }
  }
  return (
    <PageSection title="Password">
      <PasswordForm editor={editor} owner={owner} onScore={handleScore} />
    </PageSection>
  )
}
