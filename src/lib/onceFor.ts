/** A function that works out its answer once for each object that it is asked about, and keeps it as long as the object lives. */
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
