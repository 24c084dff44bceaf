import { useState, type ComponentProps } from 'react'
import { MultiPicker } from '../../../src/components/picker/MultiPicker'
import { optionTree } from '../../../src/components/picker/optionTree'

/** A selector that keeps its value as a form would. */
export function KeptPicker(props: ComponentProps<typeof MultiPicker>) {
  const [value, setValue] = useState(props.value)
  const handleChange = (ids: number[]) => {
    setValue(ids)
    props.onChange(ids)
  }
  return <MultiPicker {...props} value={value} onChange={handleChange} />
}

export const webOptions = optionTree([
  { id: 1, name: 'Web', parentId: 0 },
  { id: 2, name: 'Frameworks', parentId: 1 },
  { id: 3, name: 'React', parentId: 2 },
  { id: 4, name: 'Vue', parentId: 2 },
  { id: 5, name: 'JavaScript', parentId: 1 },
  { id: 6, name: 'Data', parentId: 0 },
  { id: 7, name: 'PostgreSQL', parentId: 6 },
  { id: 8, name: 'Rust', parentId: 0 },
  { id: 9, name: 'إطار عمل 🧪', parentId: 2 },
])

export const manyOptions = Array.from({ length: 5000 }, (_, at) => ({
  id: at + 1,
  name: `Tag number ${at + 1}`,
}))
