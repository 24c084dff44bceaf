/** So long the browser may take to begin with the file, in ms. */
const longest = 60_000

/** Hands a text to the browser as a file to be kept. */
export function saveFile(name: string, text: string, type: 'text/csv' | 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), longest)
}
