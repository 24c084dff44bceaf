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
  ς: 'σ',
}

/** Text without case, diacritics and letter variants, so that 'łódź' is found by 'Lodz'. */
export function normalizeForSearch(text: string): string {
  if (plain.test(text) && !untidy.test(text)) return text.toLowerCase()
  return bare(text).replace(/\s+/g, ' ').trim()
}

/** Most texts are ASCII and tidy, and there may be thousands of them: these need no more than small letters. */
const plain = /^[ -~]*$/
const untidy = / {2}|^ | $/

function bare(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðłþıς]/g, (letter) => letters[letter] ?? letter)
}
