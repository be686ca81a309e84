import type { TagPageData, TagsPageData } from '@landing/schema'
import type { ReactNode } from 'react'
import { part } from '../context/part'
import type { ViewProps } from '../context/part-props'
import { useViewText } from '../context/use-view-text'
import { DocsLayoutPart } from '../docs/docs-layout'
import { DocList } from '../docs/posts'
import { Anchor } from '../primitives/anchor'
import { IconPart } from '../primitives/icon'

/** All tags, by letter. */
export function TagsPage({ page, sidebar }: ViewProps<TagsPageData>): ReactNode {
  const text = useViewText()
  return (
    <DocsLayoutPart page={page} sidebar={sidebar}>
      <article className="landing-article">
        <header>
          <h1>{text('tags')}</h1>
        </header>
        <div className="landing-tag-index">
          {page.groups.map((group) => (
            <section key={group.letter}>
              <h2 id={group.letter}>{group.letter}</h2>
              <ul>
                {group.tags.map((tag) => (
                  <li key={tag.path}>
                    <Anchor className="landing-tag" href={tag.path} title={tag.description}>
                      {tag.label}
                      <span className="landing-tag-count">{tag.count}</span>
                    </Anchor>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </article>
    </DocsLayoutPart>
  )
}

/** The documents of one tag. */
export function TagPage({ page, sidebar }: ViewProps<TagPageData>): ReactNode {
  const text = useViewText()
  return (
    <DocsLayoutPart page={page} sidebar={sidebar}>
      <article className="landing-article">
        <header>
          <h1>
            {text('taggedWith', {
              count: text.count('docsTagged', page.docs.length),
              tag: page.tag.label,
            })}
          </h1>
          {page.tag.description ? <p className="landing-lead">{page.tag.description}</p> : null}
          <p>
            <Anchor href={page.allTagsPath}>
              <IconPart name="tag" />
              {text('viewAllTags')}
            </Anchor>
          </p>
        </header>
        <DocList docs={page.docs.map(({ title, ...doc }) => ({ label: title, ...doc }))} />
      </article>
    </DocsLayoutPart>
  )
}

export const TagsPagePart = part('TagsPage', TagsPage)

export const TagPagePart = part('TagPage', TagPage)
