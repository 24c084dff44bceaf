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
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðłþı]/g, (letter) => letters[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim()
}
