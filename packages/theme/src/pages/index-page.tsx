import type { IndexPageData, Sidebar } from '@landing/schema'
import type { ReactNode } from 'react'
import { breakable } from '../breakable'
import { DocsLayout } from '../layout/docs-layout'
import { useViewText } from '../messages/use-view-text'
import { Card, CardGrid } from '../parts/card'

/** Cards of what lies below a docs set's root or a category. */
export function IndexPage({
  page,
  sidebar,
}: {
  readonly page: IndexPageData
  readonly sidebar?: Sidebar | undefined
}): ReactNode {
  const text = useViewText()
  return (
    <DocsLayout page={page} sidebar={sidebar}>
      <article className="article">
        <header>
          <h1>{breakable(page.title)}</h1>
          {page.description ? <p className="lead">{page.description}</p> : null}
        </header>
        {page.groups.map((group, position) => (
          <section key={group.label ?? position} className="card-section">
            {group.label ? <h2>{breakable(group.label)}</h2> : null}
            <CardGrid>
              {group.cards.map((card) => (
                <Card
                  key={card.path}
                  href={card.path}
                  title={card.label}
                  heading={group.label ? 'h3' : 'h2'}
                  note={card.count === undefined ? undefined : text.count('cardCount', card.count)}
                >
                  {card.description}
                </Card>
              ))}
            </CardGrid>
          </section>
        ))}
      </article>
    </DocsLayout>
  )
}
