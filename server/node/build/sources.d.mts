/** The project's folder; the built server lies at another depth than its sources. */
export const root: string
/** Everything that the built server is made from; a folder counts with all that is in it. */
export const serverSources: readonly string[]
/** One text for the content of these sources and for `more`. */
export function fingerprint(sources: readonly string[], more?: readonly string[]): Promise<string>
/** The folder of the server that is built from the sources as they are; it may not be there yet. */
export function serverFolder(): Promise<string>
