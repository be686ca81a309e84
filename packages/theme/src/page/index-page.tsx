import type { IndexPageData, Sidebar } from '@landing/schema'
import type { ReactNode } from 'react'
import { useTheme } from '../context/theme'
import { useViewText } from '../context/use-view-text'
import { DocsLayout } from '../docs/docs-layout'
import { breakable } from '../primitives/breakable'
import { Card, CardGrid } from '../primitives/card'

/** Cards of what lies below a docs set's root or a category. */
export function IndexPage({
  page,
  sidebar,
}: {
  readonly page: IndexPageData
  readonly sidebar?: Sidebar | undefined
}): ReactNode {
  const { components } = useTheme()
  const text = useViewText()
  const LayoutView = components.DocsLayout ?? DocsLayout
  const CardView = components.Card ?? Card
  const GridView = components.CardGrid ?? CardGrid
  return (
    <LayoutView page={page} sidebar={sidebar}>
      <article className="article">
        <header>
          <h1>{breakable(page.title)}</h1>
          {page.description ? <p className="lead">{page.description}</p> : null}
        </header>
        {page.groups.map((group, position) => (
          <section key={group.label ?? position} className="card-section">
            {group.label ? <h2>{breakable(group.label)}</h2> : null}
            <GridView>
              {group.cards.map((card) => (
                <CardView
                  key={card.path}
                  href={card.path}
                  title={card.label}
                  heading={group.label ? 'h3' : 'h2'}
                  note={card.count === undefined ? undefined : text.count('cardCount', card.count)}
                >
                  {card.description}
                </CardView>
              ))}
            </GridView>
          </section>
        ))}
      </article>
    </LayoutView>
  )
}
