import type { ReactNode } from 'react'
import { articleControls, showArticles } from '../behaviours/article'
import { all } from '../behaviours/events'
import { part } from '../context/part'
import type { ArticleBodyProps } from '../context/part-props'
import { useTheme } from '../context/theme'
import { useBehaviour } from '../context/use-behaviour'
import { withBreakableTitle } from '../primitives/breakable'
import { Html } from '../primitives/html'

/** The compiled article. Behaviours add copy buttons, tabs and image zoom. */
export function ArticleBody({ html, ...language }: ArticleBodyProps): ReactNode {
  const { messages } = useTheme()
  const ref = useBehaviour<HTMLDivElement>(
    (article) => all(showArticles(article, { messages }), articleControls(article, { messages })),
    [html, messages],
  )
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
