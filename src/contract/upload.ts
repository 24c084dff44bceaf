/**
 * Sends an image to the server and answers its address. `onProgress` gets a fraction from 0 to 1;
 * an aborted upload throws as an aborted call does. Forms and the editor get it as a prop, so that they know no store.
 */
export type UploadImage = (
  file: File,
  options: { onProgress: (fraction: number) => void; signal: AbortSignal },
) => Promise<string>
