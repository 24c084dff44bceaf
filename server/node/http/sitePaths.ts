/** Where the API lives, below the root of this host. */
export const apiPath = '/api'

/** Where uploads are served, below the root of this host. */
export const uploadsPath = '/uploads/'

/** Whether a request is for the API or an upload, not for the console. */
export function isOurs(url: string): boolean {
  return (
    url === apiPath ||
    url.startsWith(`${apiPath}/`) ||
    url.startsWith(`${apiPath}?`) ||
    url.startsWith(uploadsPath)
  )
}
