/** Why the file may not import this, in a sentence; undefined where it may. Paths are from the repository's root. */
export function refusal(file: string, specifier: string): string | undefined
