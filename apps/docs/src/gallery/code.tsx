import { enhanceArticle } from '@landing/theme/behaviours'
import { useEffect, useRef } from 'react'

interface CodeProps {
  readonly language: string
  readonly children: string
}

/** A code block like those of articles, with their button to copy it. */
export function Code({ language, children }: CodeProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (box.current) enhanceArticle(box.current)
  }, [])
  return (
    <div className="article-body" ref={box}>
      <figure className="code" data-language={language}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways needs the keyboard */}
        <pre tabIndex={0}>
          <code>{children.trim()}</code>
        </pre>
      </figure>
    </div>
  )
}
