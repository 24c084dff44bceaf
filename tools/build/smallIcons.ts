import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { replaceCode } from './replaceCode.ts'

const file = /\/@blueprintjs\/icons\/lib\/esm\/generated\/components\/([\w-]+)\.js$/
/** The drawing of an icon for 16 px, and its name in code and in the page. */
const drawing = /const PATHS_16 = (\[.*\]);/
const component = /export const (\w+Icon) = React\.forwardRef/
const iconName = /iconName: ("[\w-]+")/

/** Icons that the console shows larger than 16 px: they keep both drawings. */
export const drawnLarge: readonly string[] = ['document', 'media', 'menu']

const standIn = fileURLToPath(new URL('./standIns/smallIcon.ts', import.meta.url))

/**
 * Leaves out the second drawing of each icon, for 20 px and more: the console shows icons at 16 px, but for those of
 * `drawnLarge`. One that is shown larger all the same is the drawing for 16 px, enlarged.
 */
export const smallIcons = (): Plugin =>
  replaceCode('small-icons', {
    'the drawings for 20 px in the icons of @blueprintjs/icons': { file, replace: withOneDrawing },
  })

function withOneDrawing(code: string, id: string): string {
  const [, name = ''] = file.exec(id) ?? []
  const [, paths] = drawing.exec(code) ?? []
  const [, exported] = component.exec(code) ?? []
  const [, shown] = iconName.exec(code) ?? []
  if (drawnLarge.includes(name) || !paths || !exported || !shown) return code
  return (
    `import { smallIcon } from ${JSON.stringify(standIn)};\n` +
    `export const ${exported} = /* @__PURE__ */ smallIcon(${shown}, ${paths});\n` +
    // The older name, which the library's index asks for.
    `export { ${exported} as ${exported.slice(0, -'Icon'.length)}, ${exported} as default };\n`
  )
}
