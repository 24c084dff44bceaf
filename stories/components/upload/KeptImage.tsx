import { useState, type ComponentProps } from 'react'
import { ImageInput } from '../../../src/components/upload/ImageInput'

/** An image input that keeps its value as a form would. */
export function KeptImage(props: ComponentProps<typeof ImageInput>) {
  const [value, setValue] = useState(props.value)
  const handleChange = (address: string) => {
    setValue(address)
    props.onChange(address)
  }
  return <ImageInput {...props} value={value} onChange={handleChange} />
}
