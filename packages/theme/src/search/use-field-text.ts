import { useEffect, useState } from 'react'
import { all, listen } from '../behaviours/events'

/** The current text of a field that React does not control. */
export function useFieldText(field: HTMLInputElement): string {
  const [text, setText] = useState(field.value)
  useEffect(() => {
    const { form } = field
    const read = () => setText(field.value)
    read()
    return all(
      listen(field, 'input', read),
      // A reset is announced before the field is empty.
      form ? listen(form, 'reset', () => setTimeout(read)) : undefined,
    )
  }, [field])
  return text
}
