import { ArticleBody } from '@landing/theme'
import type { ReactNode } from 'react'
import { Frame } from './frame'

interface ExampleProps {
  readonly title: string
  readonly children: ReactNode
  /** Source of the example's module, as `?highlighted` gives it. */
  readonly code: string
  /** What the part is, in a sentence or two. */
  readonly about?: ReactNode
  /** Height in CSS pixels: the part is shown in a document of its own. */
  readonly frame?: number
  /** That document is as wide as a phone. */
  readonly isNarrow?: boolean
}

/** A part of the theme, live, with the code that shows it. */
export function Example({ title, about, code, frame, isNarrow = false, children }: ExampleProps) {
  const id = title.toLowerCase().replace(/\W+/g, '-')
  return (
    <section className="example" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {about ? <p className="example-about">{about}</p> : null}
      {frame === undefined ? (
        <div className="example-stage">{children}</div>
      ) : (
        <Frame title={`Example: ${title}`} height={frame} isNarrow={isNarrow}>
          {children}
        </Frame>
      )}
      <ArticleBody html={code} />
    </section>
  )
}
