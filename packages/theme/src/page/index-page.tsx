import type { IndexPageData } from '@landing/schema'
import type { ReactNode } from 'react'
import { part } from '../context/part'
import type { ViewProps } from '../context/part-props'
import { langOf } from '../context/site-path'
import { useTheme } from '../context/theme-context'
import { useViewText } from '../context/use-view-text'
import { DocsLayoutPart } from '../docs/docs-layout'
import { AuthorMeta, DocList } from '../docs/posts'
import { breakable } from '../primitives/breakable'
import { CardGridPart, CardPart } from '../primitives/card-parts'

/** Cards of what lies below a docs set's root or a category, or the posts of a blog. */
export function IndexPage({ page, sidebar }: ViewProps<IndexPageData>): ReactNode {
  const { site } = useTheme()
  const text = useViewText()
  // The root of a docs set has no words of its own.
  const lead = page.description ?? (page.title ? undefined : site.tagline)
  return (
    <DocsLayoutPart page={page} sidebar={sidebar}>
      <article className="landing-article">
        <header>
          <h1>{breakable(page.title ?? text('docsMenu'))}</h1>
          {lead ? <p className="landing-lead">{lead}</p> : null}
          {page.author ? <AuthorMeta author={page.author} /> : null}
        </header>
        {page.groups.map((group, position) => (
          <section key={group.label ?? position} className="landing-card-section">
            {group.label ? <h2>{breakable(group.label)}</h2> : null}
            {group.cards.some(({ post }) => post) ? (
              <DocList docs={group.cards} heading={group.label ? 'h3' : 'h2'} />
            ) : (
              <CardGridPart>
                {group.cards.map((card) => (
                  <CardPart
                    key={card.path}
                    href={card.path}
                    title={card.label}
                    heading={group.label ? 'h3' : 'h2'}
                    lang={langOf(site, card.locale)}
                    note={
                      card.count === undefined ? undefined : text.count('cardCount', card.count)
                    }
                  >
                    {card.description}
                  </CardPart>
                ))}
              </CardGridPart>
            )}
          </section>
        ))}
      </article>
    </DocsLayoutPart>
  )
}

export const IndexPagePart = part('IndexPage', IndexPage)
