import type { ReactNode } from 'react'
import { attachNotFound } from '../behaviours/not-found'
import { part } from '../context/part'
import { firstPages, homeOf, searchPath } from '../context/site-path'
import { useTheme } from '../context/theme-context'
import { useBehaviour } from '../context/use-behaviour'
import { useViewText } from '../context/use-view-text'
import { latestVersion, versionRoot } from '../navbar/docs-links'
import { Anchor } from '../primitives/anchor'
import { LinkButtonPart } from '../primitives/card-parts'
import { Illustration } from '../primitives/illustration'
import { Main } from '../primitives/main'

/** The page for missing URLs, with links to the search, the home page and the docs. */
export function NotFoundPage(): ReactNode {
  const { site, host, search, messages } = useTheme()
  const text = useViewText()
  const { path } = host.useLocation()
  const main = useBehaviour<HTMLElement>(
    (element) => attachNotFound(element, { path, messages }),
    [path, messages],
  )
  return (
    <Main className="landing-notice-page" data-not-found={site.base} ref={main}>
      <Illustration name="missing" />
      <h1>{text('notFound')}</h1>
      <p className="landing-lead">{text('notFoundText')}</p>
      <p className="landing-not-found-path" data-asked-path="" />
      <nav className="landing-button-row" aria-label={text('notFoundWays')}>
        {search ? (
          <span data-search-asked="" hidden>
            <LinkButtonPart design="emphasized" href={searchPath(site)}>
              {text('search')}
            </LinkButtonPart>
          </span>
        ) : null}
        <LinkButtonPart href={homeOf(site)}>{text('home')}</LinkButtonPart>
      </nav>
      <ul className="landing-not-found-links">
        {site.docs.flatMap((set) => {
          const version = latestVersion(set)
          const links = firstPages([version])
          return (links.length > 0 ? links : [{ label: set.id, path: versionRoot(version) }]).map(
            (link) => (
              <li key={link.path}>
                <Anchor href={link.path}>{link.label}</Anchor>
              </li>
            ),
          )
        })}
      </ul>
      <p className="landing-not-found-owner">{text('notFoundOwner')}</p>
    </Main>
  )
}

export const NotFoundPart = part('NotFound', NotFoundPage)
