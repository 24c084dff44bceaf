import { createContext, useContext } from 'react'
import type { EditorModel } from './EditorModel'

/** What the parts inside the surface can ask for. */
export interface EditorParts {
  model: EditorModel
  /** Opens the dialog for the alternative text of the image at a place of a line. */
  describeImage: (key: string, offset: number) => void
}

export const EditorContext = createContext<EditorParts | null>(null)

/** The editor around a part of its surface; throws outside of one. */
export function useEditor(): EditorParts {
  const parts = useContext(EditorContext)
  if (!parts) throw new Error('Only inside an editor')
  return parts
}
