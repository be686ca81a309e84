'use client'

import type { ReactNode, RefObject } from 'react'
import { articleControls, showArticles } from '../behaviours/article'
import { all } from '../behaviours/events'
import { openTarget } from '../behaviours/hash-target'
import { onHash } from '../behaviours/on-hash'
import { part } from '../context/part'
import type { ArticleBodyProps } from '../context/part-props'
import { useOptionalTheme } from '../context/theme-context'
import { useBehaviour } from '../context/use-behaviour'
import { withBreakableTitle } from '../primitives/breakable'
import { Html } from '../primitives/html'

/** Attaches the behaviours of articles to the element of the returned ref; again when one of `dependencies` changes. */
export function useArticle<E extends HTMLElement>(
  dependencies: readonly unknown[],
): RefObject<E | null> {
  const messages = useOptionalTheme()?.messages
  return useBehaviour<E>(
    (article) =>
      all(
        showArticles(article, { messages }),
        articleControls(article, { messages }),
        onHash(window, () => openTarget(document)),
      ),
    [messages, ...dependencies],
  )
}

/** The compiled article. Behaviours add copy buttons, tabs and image zoom. */
export function ArticleBody({ html, ...language }: ArticleBodyProps): ReactNode {
  const ref = useArticle<HTMLDivElement>([html])
  return (
    <Html
      className="landing-article-body"
      {...language}
      ref={ref}
      // A behaviour may have added controls before an island is hydrated.
      suppressHydrationWarning
      html={withBreakableTitle(html)}
    />
  )
}

export const ArticleBodyPart = part('ArticleBody', ArticleBody)
