import { LoadingButton } from '../../components/feedback/LoadingButton'
import { useFix, type Fix } from '../useFix'

interface FixButtonProps extends Fix {
  /** What it does: `Set MIT`. */
  text: string
}

/** Puts one record in order. */
export function FixButton({ text, ...fix }: FixButtonProps) {
  const { fix: run, isBusy } = useFix()
  return (
    <LoadingButton
      size="small"
      text={text}
      aria-label={`${text}: ${fix.name}`}
      isBusy={isBusy}
      onClick={() => void run(fix)}
    />
  )
}
