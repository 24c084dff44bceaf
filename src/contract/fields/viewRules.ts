import { only, required, short, type Problems } from '../fieldRules'
import { limits } from '../limits'

/** Whether an address is a path of the console: no other host, and nothing that a browser would take for one. */
export const isConsolePath = (address: string): boolean => /^\/(?!\/)[^\s\\\p{Cc}\p{Cf}]*$/u.test(address)

/** What is wrong with a view that somebody shares: a sentence by field. */
export function viewProblems({
  name,
  to,
}: {
  name: string
  to: string
}): Problems<{ name: string; to: string }> {
  return only({
    name: viewNameProblem(name),
    to: isConsolePath(to)
      ? short('The address', to, limits.url)
      : 'A view leads to a list of this console: give its path, like /tags_main?q=react',
  })
}

/** What is wrong with the name of a view. */
export const viewNameProblem = (name: string): string | undefined => required('Name', name, limits.viewName)
