import type { ReactNode } from 'react'
import './markdown-to-page.css'

interface MarkdownToPageProps {
  /** Of what is shown, if it is not that of the page. */
  readonly dir?: 'ltr' | 'rtl'
  readonly children?: ReactNode
}

/** A block of Markdown beside what it becomes: the block comes first, the rest is the page. */
export default function MarkdownToPage({ dir, children }: MarkdownToPageProps) {
  return (
    <section className="markdown-to-page" dir={dir}>
      {children}
    </section>
  )
}
