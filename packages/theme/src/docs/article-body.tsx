import type { ReactNode } from 'react'
import { articleControls, showArticles } from '../behaviours/article'
import { all } from '../behaviours/events'
import { part } from '../context/part'
import type { ArticleBodyProps } from '../context/part-props'
import { useTheme } from '../context/theme'
import { useBehaviour } from '../context/use-behaviour'

/** The compiled article. Behaviours add copy buttons, tabs and enlarged images. */
export function ArticleBody({ html, ...language }: ArticleBodyProps): ReactNode {
  const { messages } = useTheme()
  const ref = useBehaviour<HTMLDivElement>(
    (article) => all(showArticles(article, { messages }), articleControls(article, { messages })),
    [html, messages],
  )
  return (
    <div
      className="article-body"
      {...language}
      ref={ref}
      // A behaviour may have added controls before an island is hydrated.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the compiler's output is the page
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

export const ArticleBodyPart = part('ArticleBody', ArticleBody)
