import type { ReactNode } from 'react'
import './markdown-to-page.css'

/** A block of Markdown beside what it becomes: the block comes first, the rest is the page. */
export default function MarkdownToPage({ children }: { readonly children?: ReactNode }) {
  return <section className="markdown-to-page">{children}</section>
}
