'use client'

import type { ReactNode } from 'react'
import { useArticle } from './article-body'

/** Props of `CodeBlock`. */
export interface CodeBlockProps {
  /** Shown above the code where there is no title; default `text`. */
  readonly language?: string
  /** Shown above the code, such as the name of a file. */
  readonly title?: string
  /** The code: a text, or elements of a highlighter. */
  readonly children: ReactNode
}

/** A code block with a copy button; looks like those of articles. */
export function CodeBlock({ language = 'text', title, children }: CodeBlockProps): ReactNode {
  const ref = useArticle<HTMLElement>([])
  const isSingle = typeof children === 'string' && !children.includes('\n') && !title
  return (
    <figure
      className="landing-code"
      data-language={language}
      data-single={isSingle ? '' : undefined}
      ref={ref}
    >
      {title ? <figcaption className="landing-code-title">{title}</figcaption> : null}
      <pre>
        <code className={language === 'text' ? undefined : `language-${language}`}>{children}</code>
      </pre>
    </figure>
  )
}

/** Props of `Tabs`. */
export interface TabsProps {
  readonly tabs: readonly {
    readonly label: string
    readonly children: ReactNode
    /** Shown first, unless the reader has chosen another of the group. Default: the first tab. */
    readonly isDefault?: boolean
  }[]
  /** Tabs of one group change together, and the choice is remembered. */
  readonly group?: string
}

/** Tabs; sections below each other without script. */
export function Tabs({ tabs, group }: TabsProps): ReactNode {
  const labels = tabs.map(({ label }) => label).join()
  const ref = useArticle<HTMLDivElement>([labels])
  return (
    <div className="landing-tabs" data-group={group} ref={ref} key={labels}>
      {tabs.map(({ label, children, isDefault }) => (
        <div
          key={label}
          className="landing-tab"
          data-label={label}
          data-default={isDefault ? '' : undefined}
        >
          <p className="landing-tab-label">{label}</p>
          {children}
        </div>
      ))}
    </div>
  )
}
