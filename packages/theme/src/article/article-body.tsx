import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useHydrated } from '../mode/use-hydrated'
import type { ArticleBodyProps } from '../part-props'

/**
 * The compiled article. While hydrating, the document already holds it and the page data's `html`
 * is empty: React then keeps the server's nodes, and keeps them as long as the string stays the
 * same. Give it a key by page, so that another page starts anew.
 */
export function ArticleBody({ html, onShown, ...language }: ArticleBodyProps): ReactNode {
  const hydrated = useHydrated()
  // Should React give the server's nodes up, they are still in the document while it draws anew.
  const [kept] = useState(() => (html === '' && hydrated ? readArticle() : ''))
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same nodes change with the html
  useEffect(() => {
    if (box.current) onShown?.(box.current)
  }, [html, onShown])
  return (
    <div
      className="article-body"
      {...language}
      ref={box}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the compiler's output is the page
      dangerouslySetInnerHTML={{ __html: html || kept }}
    />
  )
}

function readArticle(): string {
  return typeof document === 'undefined'
    ? ''
    : (document.querySelector('.article-body')?.innerHTML ?? '')
}
