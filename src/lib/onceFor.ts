/** Memoises a function of one object, which must not be changed in place; the result is kept as long as the object is. */
export function onceFor<Subject extends object, Answer>(
  work: (subject: Subject) => Answer,
): (subject: Subject) => Answer {
  const known = new WeakMap<Subject, { answer: Answer }>()
  return (subject) => {
    const kept = known.get(subject) ?? { answer: work(subject) }
    known.set(subject, kept)
    return kept.answer
  }
}
