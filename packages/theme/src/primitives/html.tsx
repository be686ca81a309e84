import { createElement, type HTMLAttributes, type ReactNode, type Ref, useMemo } from 'react'

interface HtmlProps extends HTMLAttributes<HTMLElement> {
  /** Written by the site's owner, compiled or rendered at build time; never by a reader. */
  readonly html: string
  /** Default: `div`. */
  readonly as?: 'div' | 'li' | 'p' | 'span'
  readonly ref?: Ref<HTMLDivElement>
}

/** An element with trusted HTML inside. */
export function Html({ html, as = 'div', ...props }: HtmlProps): ReactNode {
  // React 19.0 to 19.2 writes the HTML again for every new object: what behaviours have added would be lost.
  const inner = useMemo(() => ({ __html: html }), [html])
  return createElement(as, { ...props, dangerouslySetInnerHTML: inner })
}
