'use client'

import { type Breadcrumb, type DocsPlace, type PageData, toHref } from '@landing/schema'
import type { ReactNode } from 'react'
import { part } from '../context/part'
import { homeOf } from '../context/site-path'
import { useOptionalTheme } from '../context/theme-context'
import { useViewText } from '../context/use-view-text'
import type { Messages } from '../messages/en'
import { Anchor } from '../primitives/anchor'
import { IconPart } from '../primitives/icon'
import { JsonScript } from '../primitives/json-script'
import { Name } from '../primitives/name'
import type { Texts } from '../texts/texts'

/** A breadcrumb with its label in the language of the page. */
interface Crumb {
  readonly label: string
  readonly path?: string | undefined
  readonly locale?: string | undefined
}

/** Props of `Breadcrumbs`. */
export interface BreadcrumbsProps {
  /** A page, or its route path and breadcrumbs alone. */
  readonly page: Pick<PageData, 'path'> & Partial<Pick<DocsPlace, 'breadcrumbs'>>
}

/** Breadcrumbs from the home page to the page, also as structured data. */
export function Breadcrumbs({ page }: BreadcrumbsProps): ReactNode {
  const site = useOptionalTheme()?.site
  const text = useViewText()
  const steps = page.breadcrumbs ?? []
  const crumbs = steps.map((step): Crumb => ({ ...step, label: labelOf(step, text) }))
  if (crumbs.length === 0) return null
  const data = breadcrumbData(crumbs, site?.url ?? '', site?.base ?? '/', page.path)
  return (
    <nav className="landing-breadcrumbs" aria-label={text('breadcrumbs')}>
      <ol>
        <li>
          <Anchor href={site ? homeOf(site) : '/'} aria-label={text('home')}>
            <IconPart name="home" />
          </Anchor>
        </li>
        {crumbs.map((crumb, position) => (
          <li key={`${crumb.label}-${crumb.path ?? position}`}>
            {crumb.path !== undefined && position < crumbs.length - 1 ? (
              <Anchor href={crumb.path}>
                <Name text={crumb.label} locale={crumb.locale} />
              </Anchor>
            ) : (
              <span aria-current={position === crumbs.length - 1 ? 'page' : undefined}>
                <Name text={crumb.label} locale={crumb.locale} />
              </span>
            )}
          </li>
        ))}
      </ol>
      {data ? <JsonScript type="application/ld+json" data={data} /> : null}
    </nav>
  )
}

/** A step's label; that of the documentation or of its tags in the language of the page. */
function labelOf(step: Breadcrumb, text: Texts<Messages>): string {
  if ('label' in step) return step.label
  return step.kind === 'docs' ? text('docsMenu') : text('tags')
}

/** Breadcrumbs as structured data. Only those with a page count, and the page itself; alone it is not a trail. */
function breadcrumbData(
  crumbs: readonly Crumb[],
  url: string,
  base: string,
  path: string,
): object | undefined {
  const linkedCrumbs = crumbs.flatMap((crumb, position) => {
    const target = crumb.path ?? (position === crumbs.length - 1 ? path : undefined)
    return target === undefined ? [] : [{ name: crumb.label, item: url + toHref(base, target) }]
  })
  if (linkedCrumbs.length < 2) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: linkedCrumbs.map((entry, position) => ({
      '@type': 'ListItem',
      position: position + 1,
      ...entry,
    })),
  }
}

export const BreadcrumbsPart = part('Breadcrumbs', Breadcrumbs)
