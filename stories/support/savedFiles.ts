/** A file that the page handed to the browser. */
export interface SavedFile {
  name: string
  text: string
}

/** Catches the files that a play saves: the browser of the tests would ask where to. To be called in `beforeEach`. */
export function catchFiles(): { files: SavedFile[]; giveBack: () => void } {
  const files: SavedFile[] = []
  const { click } = HTMLAnchorElement.prototype
  HTMLAnchorElement.prototype.click = function catchClick(this: HTMLAnchorElement) {
    if (!this.hasAttribute('download')) return click.call(this)
    const file: SavedFile = { name: this.download, text: '' }
    files.push(file)
    void fetch(this.href)
      .then((answer) => answer.blob())
      .then((blob) => blob.arrayBuffer())
      .then((bytes) => {
        // With its first bytes: `text()` would drop the mark of UTF-8.
        file.text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
      })
  }
  return { files, giveBack: () => void (HTMLAnchorElement.prototype.click = click) }
}
