const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
}

/** Text without case, diacritics and letter variants, so that 'łódź' is found by 'Lodz'. */
export function normalizeForSearch(text: string): string {
  return (plain.test(text) ? text.toLowerCase() : bare(text)).replace(/\s+/g, ' ').trim()
}

/** Most names are ASCII, and there may be thousands of them: these need no normalising. */
const plain = /^[ -~]*$/

function bare(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðłþı]/g, (letter) => letters[letter] ?? letter)
}
