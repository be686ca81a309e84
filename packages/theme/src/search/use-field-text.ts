import { type RefObject, useEffect, useState } from 'react'

/** What is in a field that React does not control, kept current while it is typed in or cleared. */
export function useFieldText(field: RefObject<HTMLInputElement | null>): string {
  const [text, setText] = useState(field.current?.value ?? '')
  useEffect(() => {
    const input = field.current
    const form = input?.form
    if (!input) return
    const read = () => setText(input.value)
    // A reset is announced before the field is empty.
    const readLater = () => setTimeout(read)
    read()
    input.addEventListener('input', read)
    form?.addEventListener('reset', readLater)
    return () => {
      input.removeEventListener('input', read)
      form?.removeEventListener('reset', readLater)
    }
  }, [field])
  return text
}
