import type { DocsPlace, PageData } from '@landing/schema'
import type { ReactNode } from 'react'
import { part } from '../context/part'
import { untranslatedFrom } from '../context/site-path'
import { useTheme } from '../context/theme-context'
import { useViewText } from '../context/use-view-text'
import { latestVersion, versionRoot } from '../navbar/docs-links'
import { Anchor } from '../primitives/anchor'
import { Filled } from '../primitives/filled'

/** Notices above a page: old version, other language, draft, unlisted. */
export function PageNotices({ page }: { readonly page: PageData & DocsPlace }): ReactNode {
  const text = useViewText()
  const { site } = useTheme()
  const language = untranslatedFrom(page, site)?.label
  return (
    <>
      <VersionBanner page={page} />
      {language === undefined ? null : (
        <Notice kind="info" title={text('untranslated')}>
          {text('untranslatedText', { language })}
        </Notice>
      )}
      {page.kind === 'doc' && page.draft ? (
        <Notice kind="caution" title={text('draft')}>
          {text('draftText')}
        </Notice>
      ) : null}
      {page.kind === 'doc' && page.unlisted ? (
        <Notice kind="caution" title={text('unlisted')}>
          {text('unlistedText')}
        </Notice>
      ) : null}
    </>
  )
}

function Notice({
  kind,
  title,
  children,
}: {
  readonly kind: string
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <div
      className={`landing-page-notice landing-admonition landing-admonition-${kind}`}
      role="note"
    >
      <p className="landing-admonition-title">{title}</p>
      <div className="landing-admonition-body">
        <p>{children}</p>
      </div>
    </div>
  )
}

function VersionBanner({ page }: { readonly page: PageData & DocsPlace }): ReactNode {
  const { site } = useTheme()
  const text = useViewText()
  const set = site.docs.find((candidate) => candidate.id === page.docsSet)
  const version = set?.versions.find((candidate) => candidate.name === page.version)
  if (!set || !version?.banner) return null
  const latest = latestVersion(set)
  const isPersistent = site.theme.docs?.versionPersistence !== 'none'
  const counterpart = page.versions?.find((other) => other.name === latest.name)
  return (
    <div className="landing-version-banner" role="note">
      <p>{text(version.banner, { site: site.title, label: version.label })}</p>
      <p>
        <Filled text={text('seeLatest', { label: latest.label })} name="link">
          <strong>
            <Anchor
              href={counterpart?.path ?? versionRoot(latest)}
              data-prefers-docs={isPersistent ? set.id : undefined}
              data-prefers-version={isPersistent ? latest.name : undefined}
            >
              {text('latestVersion')}
            </Anchor>
          </strong>
        </Filled>
      </p>
    </div>
  )
}

/** The version a page belongs to, when there is more than one. */
export function VersionBadge({ page }: { readonly page: DocsPlace }): ReactNode {
  const { site } = useTheme()
  const text = useViewText()
  const versions = site.docs.find((candidate) => candidate.id === page.docsSet)?.versions ?? []
  const version = versions.find((candidate) => candidate.name === page.version)
  if (!version || versions.length < 2) return null
  return <span className="landing-badge">{text('versionBadge', { label: version.label })}</span>
}

export const VersionBadgePart = part('VersionBadge', VersionBadge)

export const PageNoticesPart = part('PageNotices', PageNotices)
