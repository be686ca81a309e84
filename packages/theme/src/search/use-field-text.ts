import { useEffect, useState } from 'react'

/** The current text of a field that React does not control. */
export function useFieldText(field: HTMLInputElement): string {
  const [text, setText] = useState(field.value)
  useEffect(() => {
    const { form } = field
    const read = () => setText(field.value)
    // A reset is announced before the field is empty.
    const readLater = () => setTimeout(read)
    read()
    field.addEventListener('input', read)
    form?.addEventListener('reset', readLater)
    return () => {
      field.removeEventListener('input', read)
      form?.removeEventListener('reset', readLater)
    }
  }, [field])
  return text
}
