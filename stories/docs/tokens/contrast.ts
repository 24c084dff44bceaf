/** A colour: red, green and blue from 0 to 255, and opacity from 0 to 1. */
type Color = readonly [red: number, green: number, blue: number, opacity: number]

/** Reads `#rgb`, `#rrggbb`, `rgb()` and `rgba()`, and the two names that a minifier may put. Throws for anything else. */
export function readColor(text: string): Color {
  const named: Readonly<Record<string, string>> = { white: '#ffffff', black: '#000000' }
  const value = named[text] ?? text
  const [, hex] = /^#([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.exec(value) ?? []
  if (hex) {
    const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex
    const at = (place: number) => Number.parseInt(full.slice(place, place + 2), 16)
    return [at(0), at(2), at(4), full.length === 8 ? at(6) / 255 : 1]
  }
  const [, inside] = /^rgba?\(([^)]+)\)$/.exec(value) ?? []
  const [red = '', green = '', blue = '', opacity = '1'] = (inside ?? '').split(/[\s,/]+/)
  const color: Color = [numberOf(red, 255), numberOf(green, 255), numberOf(blue, 255), numberOf(opacity, 1)]
  if (inside === undefined || color.some(Number.isNaN)) throw new Error(`No colour: ${text}`)
  return color
}

/** A number, or a percentage of `whole`. */
const numberOf = (text: string, whole: number): number =>
  text.endsWith('%') ? (Number(text.slice(0, -1)) / 100) * whole : Number(text || Number.NaN)

/** The contrast ratio of WCAG 2.2, from 1 to 21. A foreground that lets the background through is mixed with it first. */
export function contrast(foreground: string, background: string): number {
  const below = readColor(background)
  const [red, green, blue, opacity] = readColor(foreground)
  const mixed = [red, green, blue].map(
    (channel, place) => channel * opacity + (below[place] ?? 0) * (1 - opacity),
  )
  const [lighter = 0, darker = 0] = [luminance(mixed), luminance(below)].sort((one, other) => other - one)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Relative luminance as WCAG defines it, from 0 to 1. */
function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
