/** What to do with a table that a spreadsheet saved otherwise. */
const saveAgain = 'Open it in the spreadsheet, save it as “CSV UTF-8” and choose that file'

/** The text of a file, or why it can't be read, as a sentence that says what to do. */
export type Decoded = { text: string } | { problem: string }

/** Reads UTF-8 with or without its mark; other encodings and files that hold no text are refused. */
export function decodeText(bytes: Uint8Array): Decoded {
  if (bytes.length === 0) return { problem: 'The file is empty: choose one that holds rows' }
  const starts = (...first: number[]) => first.every((byte, at) => bytes[at] === byte)
  if (starts(0x50, 0x4b, 0x03, 0x04) || starts(0xd0, 0xcf, 0x11, 0xe0))
    return { problem: `This is a spreadsheet or an archive, not CSV. ${saveAgain}` }
  if (starts(0xff, 0xfe) || starts(0xfe, 0xff) || hasBlankBytes(bytes))
    return { problem: `The text of this file is UTF-16. ${saveAgain}` }
  if (bytes.subarray(0, 4096).includes(0)) return { problem: `This file holds no text. ${saveAgain}` }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { problem: `The text of this file is not UTF-8; it may be Windows-1252. ${saveAgain}` }
  }
}

/** UTF-16 without its mark: every second byte of Latin text is 0. */
function hasBlankBytes(bytes: Uint8Array): boolean {
  const start = bytes.subarray(0, 64)
  const blanks = [0, 1].map((side) => start.filter((byte, at) => at % 2 === side && byte === 0).length)
  return start.length > 3 && Math.max(...blanks) >= start.length / 4 && Math.min(...blanks) === 0
}
