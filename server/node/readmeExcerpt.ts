/** Paragraphs of a README that say nothing of the software itself. */
const noise =
  /sponsor|backer|badge|donat|patreon|opencollective|licen[cs]ed? under|copyright|important\]|note\]/i
/** Shorter ones are rarely sentences. */
const shortest = 60
const longest = 900

/** The first paragraphs of a README in Markdown as rich text: bold, italic and links stay, all else becomes plain words. */
export function readmeExcerpt(markdown: string, count = 2): string {
  const blocks = markdown
    .replaceAll('\r', '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/^(```|~~~)[\s\S]*?^\1/gm, '')
    .split(/\n\s*\n/)
    .map((block) => block.replaceAll(/\s*\n\s*/g, ' ').trim())
  return blocks
    .filter(isProse)
    .slice(0, count)
    .map((block) => `<p>${inline(block)}</p>`)
    .join('')
}

function isProse(block: string): boolean {
  if (block.length < shortest || block.length > longest || noise.test(block)) return false
  // Headings, quotes, tables, lists, pictures, links that stand alone, and anything with HTML in it.
  return !/^([#>|*+-]|\d+\.|!?\[[^\]]*\][[(:]|\s{4})/.test(block) && !/<\/?[a-z]|!\[|\|.*\|/i.test(block)
}

function inline(text: string): string {
  return escapeHtml(text)
    .replace(/\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)/g, '<a href="$2">$1</a>')
    .replace(/\[([^\]]+)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(?<![\w*])[*_]([^*_\s][^*_]*)[*_](?![\w*])/g, '<em>$1</em>')
    .replace(/`([^`]+)`/g, '$1')
}

/** Text as HTML that shows just this text. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
