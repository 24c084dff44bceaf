import { pictureAddress } from './keptPicture'

/** Something in a text that is pressed as one piece: a picture in its line, or a video that is a line by itself. */
export interface TextObject {
  name: string
  /** The object as HTML. */
  html: string
  /** Its line, with words before and after it; a video is a line by itself and has none. */
  line?: (before: string, after: string) => string
  /** A line of words that Enter opens below the object. */
  below: string
}

/** What is typed in each case. */
export const typed = 'new'

const picture = `<img src="${pictureAddress}" alt="A grey square" width="48" height="48">`
const video =
  '<iframe class="ql-video" frameborder="0" allowfullscreen="true" src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>'

export const textObjects: readonly TextObject[] = [
  {
    name: 'a picture',
    html: picture,
    line: (before, after) => `<p>${before}${picture}${after}</p>`,
    below: `<p>${typed}</p>`,
  },
  {
    name: 'a picture inside bold',
    html: picture,
    line: (before, after) => `<p><strong>${before}${picture}${after}</strong></p>`,
    below: `<p><strong>${typed}</strong></p>`,
  },
  {
    name: 'a picture in a heading',
    html: picture,
    line: (before, after) => `<h2>${before}${picture}${after}</h2>`,
    below: `<p>${typed}</p>`,
  },
  { name: 'a video', html: video, below: `<p>${typed}</p>` },
]

/** Lines around the object; words can be put before and after those of a line. */
interface Line {
  open: string
  words: string
  close: string
}
export interface TextPlace {
  name: string
  before: readonly Line[]
  after: readonly Line[]
}

const item: Line = { open: '<ul><li>', words: 'item', close: '</li></ul>' }
const end: Line = { open: '<p>', words: 'end', close: '</p>' }

export const textPlaces: readonly TextPlace[] = [
  { name: 'first', before: [], after: [item, end] },
  { name: 'in the middle', before: [item], after: [end] },
  { name: 'last', before: [item, end], after: [] },
  { name: 'alone', before: [], after: [] },
]

const htmlOf = (lines: readonly Line[]) =>
  lines.map(({ open, words, close }) => open + words + close).join('')
const changed = (lines: readonly Line[], at: number, change: (words: string) => string) =>
  htmlOf(lines.map((line, index) => (index === at ? { ...line, words: change(line.words) } : line)))

/** The text that holds the object. */
export const textWith = (object: TextObject, place: TextPlace): string =>
  htmlOf(place.before) + (object.line?.('', '') ?? object.html) + htmlOf(place.after)

/** What is done after the object was pressed with the mouse, and the text that it leaves. */
export interface ObjectCase {
  name: string
  /** Keys in the way of user-event: `{Enter}`, `{Control>}{End}{/Control}`, letters as themselves. */
  keys: string
  expected: (object: TextObject, place: TextPlace) => string
}

const around = (place: TextPlace, inner: string) => htmlOf(place.before) + inner + htmlOf(place.after)
const below = (object: TextObject, place: TextPlace) =>
  around(place, (object.line?.('', '') ?? object.html) + object.below)
const behind = (object: TextObject, place: TextPlace) =>
  object.line ? around(place, object.line('', typed)) : below(object, place)

function goneBefore(object: TextObject, place: TextPlace): string {
  if (object.line) return around(place, object.line(typed, ''))
  const own = object.html + htmlOf(place.after)
  return place.before.length > 0
    ? changed(place.before, place.before.length - 1, (words) => words + typed) + own
    : `<p>${typed}</p>${own}`
}

function goneBehind(object: TextObject, place: TextPlace): string {
  if (object.line) return around(place, object.line('', typed))
  return place.after.length > 0
    ? htmlOf(place.before) + object.html + changed(place.after, 0, (words) => typed + words)
    : below(object, place)
}

function removed(object: TextObject, place: TextPlace): string {
  if (object.line) {
    const line = object.line('', typed).replace(object.html, '')
    return around(place, line.replace(/<\/?strong>/g, ''))
  }
  if (place.before.length > 0)
    return changed(place.before, place.before.length - 1, (words) => words + typed) + htmlOf(place.after)
  return `<p>${typed}</p>${htmlOf(place.after)}`
}

function atTheEnd(object: TextObject, place: TextPlace): string {
  const last = place.after.length === 0 ? object.below : `<p>${typed}</p>`
  return textWith(object, place) + last
}

/** The cases; each has to hold for each object in each place. */
export const objectCases: readonly ObjectCase[] = [
  { name: 'a letter goes after it', keys: typed, expected: behind },
  { name: 'Enter opens a line after it', keys: `{Enter}${typed}`, expected: below },
  { name: 'Ctrl+End leaves it', keys: `{Control>}{End}{/Control}{Enter}${typed}`, expected: atTheEnd },
  { name: 'ArrowRight leaves it', keys: `{ArrowRight}${typed}`, expected: goneBehind },
  { name: 'ArrowLeft leaves it', keys: `{ArrowLeft}${typed}`, expected: goneBefore },
  { name: 'End leaves it', keys: `{End}${typed}`, expected: goneBehind },
  { name: 'Home leaves it', keys: `{Home}${typed}`, expected: goneBefore },
  { name: 'Backspace removes it', keys: `{Backspace}${typed}`, expected: removed },
  { name: 'Delete removes it', keys: `{Delete}${typed}`, expected: removed },
  { name: 'Cut removes it', keys: `{Control>}x{/Control}${typed}`, expected: removed },
  {
    name: 'Cut and Paste bring it back',
    keys: `{Control>}x{/Control}{Control>}v{/Control}${typed}`,
    expected: goneBehind,
  },
]
