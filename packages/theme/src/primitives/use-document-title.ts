import { useEffect } from 'react'

/**
 * Sets the document's title while a part is shown. Not a `<title>` element: React would take the one in the head for its own, and
 * remove it with the part, after the next page has set its title.
 */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      if (document.title === title) document.title = before
    }
  }, [title])
}
