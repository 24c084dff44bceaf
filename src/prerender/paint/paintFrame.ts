import type { EarlyCall } from '../../api/earlyCalls'
import { choiceKeys } from '../../contract/limits'
import { styleSettled } from '../../lib/loading/linkSettled'
import { fillFrame, leaveFrame, placeholderIn } from './fillFrame'
import { handOver } from './handOver'
import { askForStyle, kept, pictureOf, root, staffOf } from './picture'

/**
 * Paints the sidebar, with its current entry at this place in the whole of it, and beside it that the screen is loaded, until the
 * console shows something of the screen.
 */
export async function paintFrame(
  template: HTMLTemplateElement,
  user: EarlyCall,
  entry: number,
): Promise<void> {
  const look = askForStyle(template)
  const [person] = await Promise.all([staffOf(user), styleSettled(document)])
  const painted = person && pictureOf(template, look)
  if (!painted) return
  fillFrame(painted, { ...person, entry, theme: kept(choiceKeys.theme) })
  leaveFrame(painted)
  root().before(painted)
  handOver(painted, root(), (drawn) => !drawn.hasChildNodes() || placeholderIn(drawn) !== null)
}
