import type { ReactNode } from 'react'
import { attachArticle } from '../behaviours/attach-article'
import { useBehaviour } from '../behaviours/use-behaviour'
import { useTheme } from '../host'
import type { ArticleBodyProps } from '../part-props'

/** The compiled article. Behaviours add copy buttons, tabs and enlarged images. */
export function ArticleBody({ html, ...language }: ArticleBodyProps): ReactNode {
  const { messages } = useTheme()
  const ref = useBehaviour<HTMLDivElement>(
    (article) => attachArticle(article, { messages }),
    [html, messages],
  )
  return (
    <div
      className="article-body"
      {...language}
      ref={ref}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the compiler's output is the page
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
