import { useEffect } from 'react'

/** Sets the document's title while a part is shown. Not a `<title>` element: the server would write it into the body. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      if (document.title === title) document.title = before
    }
  }, [title])
}
