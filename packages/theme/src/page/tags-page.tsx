import type { TagPageData, TagsPageData } from '@landing/schema'
import type { ReactNode } from 'react'
import { part } from '../context/part'
import type { ViewProps } from '../context/part-props'
import { useViewText } from '../context/use-view-text'
import { DocsLayoutPart } from '../docs/docs-layout'
import { DocList } from '../docs/posts'
import { Anchor } from '../primitives/anchor'
import { IconPart } from '../primitives/icon'
import { withNames } from './page-names'

/** All tags, by letter. */
export function TagsPage({ page, sidebar }: ViewProps<TagsPageData>): ReactNode {
  const text = useViewText()
  const lead = withNames(page, text).head.description
  return (
    <DocsLayoutPart page={page} sidebar={sidebar}>
      <article className="landing-article">
        <header>
          <h1>{text('tags')}</h1>
          {lead ? <p className="landing-lead">{lead}</p> : null}
        </header>
        <div className="landing-tag-index">
          {page.groups.map((group) => (
            <section key={group.letter}>
              <h2 id={group.letter}>{group.letter}</h2>
              <TagLinks tags={group.tags} />
            </section>
          ))}
        </div>
      </article>
    </DocsLayoutPart>
  )
}

/** Tags with the number of their documents. */
function TagLinks({ tags }: { readonly tags: TagPageData['others'] }): ReactNode {
  return (
    <ul>
      {tags.map(({ label, path, description, count }) => (
        <li key={path}>
          <Anchor className="landing-tag" href={path} title={description}>
            {label}
            <span className="landing-tag-count">{count}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  )
}

/** The documents of one tag, and other tags. */
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
        </header>
        <DocList docs={page.docs.map(({ title, ...doc }) => ({ label: title, ...doc }))} />
        <section className="landing-tag-row">
          {page.others.length > 0 ? (
            <>
              <h2>{text('otherTags')}</h2>
              <TagLinks tags={page.others} />
            </>
          ) : null}
          <Anchor className="landing-tag" href={page.allTagsPath}>
            <IconPart name="tag" />
            {text('viewAllTags')}
          </Anchor>
        </section>
      </article>
    </DocsLayoutPart>
  )
}

export const TagsPagePart = part('TagsPage', TagsPage)

export const TagPagePart = part('TagPage', TagPage)
