import { createElement, type HTMLAttributes, type ReactNode, type Ref } from 'react'

interface HtmlProps extends HTMLAttributes<HTMLElement> {
  /** Written by the site's owner, compiled or rendered at build time; never by a reader. */
  readonly html: string
  /** Default: `div`. */
  readonly as?: 'div' | 'li' | 'p' | 'span'
  readonly ref?: Ref<HTMLDivElement>
}

/** An element with trusted HTML inside. */
export function Html({ html, as = 'div', ...props }: HtmlProps): ReactNode {
  return createElement(as, { ...props, dangerouslySetInnerHTML: { __html: html } })
}
