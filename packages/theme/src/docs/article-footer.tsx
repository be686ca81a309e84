'use client'

import {
  type DocPageData,
  type DocsPlace,
  type PageLink,
  type TagRef,
  toHref,
  type VersionOrigin,
} from '@landing/schema'
import type { ReactNode } from 'react'
import { copyMarkdown } from '../behaviours/copy-markdown'
import { part } from '../context/part'
import { useTheme } from '../context/theme-context'
import { useBehaviour } from '../context/use-behaviour'
import { useViewText } from '../context/use-view-text'
import { Anchor } from '../primitives/anchor'
import { Filled } from '../primitives/filled'
import { IconPart } from '../primitives/icon'
import { Name } from '../primitives/name'
import { formatDate } from './posts'

/** The tags of a document. */
export function TagList({ tags }: { readonly tags: readonly TagRef[] }): ReactNode {
  const text = useViewText()
  if (tags.length === 0) return null
  return (
    <div className="landing-tag-row">
      <strong>{text('tagsLabel')}</strong>
      <ul>
        {tags.map((tag) => (
          <li key={tag.path}>
            <Anchor className="landing-tag" rel="tag" href={tag.path} title={tag.description}>
              {tag.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Edit link, form for problems, page as Markdown and last change. */
export function MetaLine({ page }: { readonly page: DocPageData }): ReactNode {
  const { site, messages } = useTheme()
  const text = useViewText()
  const ref = useBehaviour<HTMLDivElement>(
    (line) => copyMarkdown(line, { messages }),
    [messages, page.markdown],
  )
  const { editUrl, issueUrl, links, lastUpdate, lastReviewed, contributors, origin } = page
  const markdown = page.markdown && toHref(site.base, page.markdown)
  const facts = [editUrl, issueUrl, links, markdown, lastUpdate, lastReviewed, contributors, origin]
  if (!facts.some(Boolean)) return null
  const locale = site.locale.htmlLang
  const dated = (key: 'lastUpdatedOn' | 'reviewedOn', date: string) => (
    <Filled text={text(key)} name="date">
      <time dateTime={date}>{formatDate(date, locale)}</time>
    </Filled>
  )
  return (
    <div className="landing-meta-line" ref={ref}>
      {editUrl ? (
        <Anchor href={editUrl} bare>
          <IconPart name="edit" />
          {text('editPage')}
        </Anchor>
      ) : null}
      {issueUrl ? (
        <Anchor href={issueUrl} bare>
          <IconPart name="text" />
          {text('reportProblem')}
        </Anchor>
      ) : null}
      {markdown ? (
        <>
          <button type="button" className="landing-needs-script" data-copy-from="">
            <IconPart name="copy" />
            <span aria-live="polite">{text('copyMarkdown')}</span>
          </button>
          <a href={markdown}>
            <IconPart name="page" />
            {text('viewMarkdown')}
          </a>
        </>
      ) : null}
      {links?.map(({ label, href }) => (
        <Anchor key={href} href={href}>
          {label}
        </Anchor>
      ))}
      {lastUpdate ? (
        <span className="landing-last-update">
          {text('lastUpdated')}
          {lastUpdate.date ? dated('lastUpdatedOn', lastUpdate.date) : null}
          {lastUpdate.author ? text('lastUpdatedBy', { author: lastUpdate.author }) : null}
        </span>
      ) : null}
      {lastReviewed ? <span>{dated('reviewedOn', lastReviewed)}</span> : null}
      {contributors ? (
        <span className="landing-contributors">
          {text('contributors', { names: new Intl.ListFormat(locale).format(contributors) })}
        </span>
      ) : null}
      {origin ? <OriginNote origin={origin} /> : null}
    </div>
  )
}

/** The repository that a page was fetched from, with its licence. */
function OriginNote({ origin }: { readonly origin: VersionOrigin }): ReactNode {
  const { name, ref, href, license, licenseHref } = origin
  const repository = `${name} ${ref}`
  return (
    <span>
      {href ? <Anchor href={href}>{repository}</Anchor> : repository}
      {license ? (
        <> · {licenseHref ? <Anchor href={licenseHref}>{license}</Anchor> : license}</>
      ) : null}
    </span>
  )
}

/** Props of `Pager`. */
export interface PagerProps {
  /** A page, or its neighbours alone. */
  readonly page: Pick<DocsPlace, 'previous' | 'next'>
}

/** The neighbours of a page. */
export function Pager({ page }: PagerProps): ReactNode {
  const text = useViewText()
  const { previous, next } = page
  if (!previous && !next) return null
  const entry = (link: PageLink, side: 'previous' | 'next') => (
    <Anchor href={link.path} rel={side === 'next' ? 'next' : 'prev'}>
      <span>{text(side)}</span>
      <span>
        <Name text={link.label} locale={link.locale} />
      </span>
    </Anchor>
  )
  return (
    <nav className="landing-pager" aria-label={text('docsPages')}>
      {previous ? entry(previous, 'previous') : null}
      {next ? entry(next, 'next') : null}
    </nav>
  )
}

export const TagListPart = part('TagList', TagList)

export const MetaLinePart = part('MetaLine', MetaLine)

export const PagerPart = part('Pager', Pager)
