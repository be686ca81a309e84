import type { ReactNode } from 'react'
import { Anchor } from '../anchor'
import { useTheme } from '../host'
import { MAIN_ID } from '../layout/skip-link'
import { useViewText } from '../messages/use-view-text'
import { useHydrated } from '../mode/use-hydrated'
import { latestVersion, versionRoot } from '../navbar/docs-links'
import { LinkButton } from '../parts/button'
import { Illustration } from '../parts/illustration'
import { homeOf, searchPath } from '../site-path'

/** The words of a path, for a search: its last segment without signs and extension. */
export function wordsOfPath(path: string): string {
  return (path.split('/').filter(Boolean).at(-1) ?? '')
    .replace(/\.\w+$/, '')
    .replace(/[-_.~%\d]+/g, ' ')
    .trim()
}

/** What was asked for is not there: what can be done instead. */
export function NotFoundPage(): ReactNode {
  const { site, host, search, components } = useTheme()
  const ButtonView = components.LinkButton ?? LinkButton
  const text = useViewText()
  const { path } = host.useLocation()
  // One document serves every missing address: only the browser knows which one was asked for.
  const asked = useHydrated() ? path : undefined
  const words = asked === undefined ? '' : wordsOfPath(asked)
  return (
    <main id={MAIN_ID} tabIndex={-1} className="notice-page">
      <Illustration name="missing" />
      <h1>{text('notFound')}</h1>
      <p className="lead">{text('notFoundText')}</p>
      <p className="not-found-path">{asked ? text('notFoundAsked', { path: asked }) : null}</p>
      <nav className="button-row" aria-label={text('notFoundWays')}>
        {search && words ? (
          <ButtonView
            design="emphasized"
            href={`${searchPath(site)}?q=${encodeURIComponent(words)}`}
          >
            {text('notFoundSearch', { query: words })}
          </ButtonView>
        ) : null}
        <ButtonView href={homeOf(site)}>{text('home')}</ButtonView>
      </nav>
      <ul className="not-found-links">
        {site.docs.flatMap((set) => {
          const version = latestVersion(set)
          const links = Object.values(version.sidebars).flatMap(({ link }) => (link ? [link] : []))
          return (links.length > 0 ? links : [{ label: set.id, path: versionRoot(version) }]).map(
            (link) => (
              <li key={link.path}>
                <Anchor href={link.path}>{link.label}</Anchor>
              </li>
            ),
          )
        })}
      </ul>
      <p className="not-found-owner">{text('notFoundOwner')}</p>
    </main>
  )
}
