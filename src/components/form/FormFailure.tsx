import { Callout } from '@blueprintjs/core'
import { useEffect, useRef } from 'react'
import '../../styles/feedback.scss'
import type { FormFailure as Failure, FormProblem } from '../../lib/FormController'

interface FormFailureProps {
  failure: Failure | undefined
  problems: readonly FormProblem[]
}

/**
 * What the form has to say that belongs to none of its fields: the last failure, and problems of fields it does not
 * show.
 *
 * Use it through Form, which draws it above its button.
 */
export function FormFailure({ failure, problems }: FormFailureProps) {
  const named = Object.keys(failure?.fields ?? {})
  const isCorrected = named.length > 0 && !problems.some((problem) => named.includes(problem.name))
  // What stands at a field already is not said again.
  const isAtField = problems.some(({ label, message }) => label !== undefined && message === failure?.message)
  const homeless = problems.filter((problem) => problem.label === undefined).map((problem) => problem.message)
  const sentences = [
    ...new Set([...(failure?.message && !isCorrected && !isAtField ? [failure.message] : []), ...homeless]),
  ]
  const isShown = sentences.length > 0
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A long form may have been sent by Ctrl+S from far above.
    if (isShown) place.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isShown])
  if (!isShown) return null
  return (
    <div ref={place}>
      <Callout intent="danger" role="alert">
        {sentences.map((sentence) => (
          <div key={sentence}>{sentence}</div>
        ))}
      </Callout>
    </div>
  )
}
