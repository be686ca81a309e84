import type { Author, Card, Post } from '@landing/schema'
import type { ReactNode } from 'react'
import { fileHref } from '../context/site-path'
import { useTheme } from '../context/theme-context'
import { useViewText } from '../context/use-view-text'
import { Anchor } from '../primitives/anchor'
import { Name } from '../primitives/name'

interface PostMetaProps {
  readonly post: Post
  /** In minutes. */
  readonly readingTime?: number | undefined
}

/** Date, reading time and authors of a post. */
export function PostMeta({ post, readingTime }: PostMetaProps): ReactNode {
  const { site } = useTheme()
  const text = useViewText()
  return (
    <div className="landing-post-meta">
      <time dateTime={post.date}>{formatDate(post.date, site.locale.htmlLang)}</time>
      {readingTime === undefined ? null : (
        <span>{text('readingTime', { minutes: String(readingTime) })}</span>
      )}
      {post.authors.map(({ name, title, url, image, path }) => (
        <span key={name}>
          {image ? (
            <img src={fileHref(site, image)} alt="" width={24} height={24} loading="lazy" />
          ) : null}
          <span>
            {(path ?? url) ? (
              <Anchor href={path ?? url ?? ''} bare>
                {name}
              </Anchor>
            ) : (
              name
            )}
            {title ? `, ${title}` : null}
          </span>
        </span>
      ))}
    </div>
  )
}

/** Image, title and link of an author, below the name. */
export function AuthorMeta({
  author: { title, url, image },
}: {
  readonly author: Author
}): ReactNode {
  const { site } = useTheme()
  return (
    <div className="landing-post-meta">
      {image ? <img src={fileHref(site, image)} alt="" width={48} height={48} /> : null}
      {title ? <span>{title}</span> : null}
      {url ? <Anchor href={url}>{url.replace(/^https?:\/\/|\/$/g, '')}</Anchor> : null}
    </div>
  )
}

interface DocListProps {
  readonly docs: readonly Card[]
  /** Level of the titles; default `h2`. */
  readonly heading?: 'h2' | 'h3'
}

/** Documents below each other: title, date and authors of a post, description. */
export function DocList({ docs, heading: Heading = 'h2' }: DocListProps): ReactNode {
  return (
    <div className="landing-doc-list">
      {docs.map(({ label, path, description, post, locale }) => (
        <article key={path}>
          <Heading>
            <Anchor href={path}>
              <Name text={label} locale={locale} />
            </Anchor>
          </Heading>
          {post ? <PostMeta post={post} /> : null}
          {description ? (
            <p>{locale ? <Name text={description} locale={locale} /> : description}</p>
          ) : null}
        </article>
      ))}
    </div>
  )
}

/** A date in the format of the locale, as in tables of an article. In UTC, so that server and browser render the same. */
export function formatDate(date: string, locale: string): string {
  const format = { dateStyle: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, format).format(new Date(date))
}
