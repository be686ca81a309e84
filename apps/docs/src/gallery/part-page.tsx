import { homePath } from '@landing/schema'
import { Anchor, useTheme } from '@landing/theme'
import type { ReactNode } from 'react'
import { galleryParts } from './gallery-parts'

interface PartPageProps {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** A page of the gallery: a list of all pages, then the examples. */
export function PartPage({ title, lead, children }: PartPageProps) {
  const { site } = useTheme()
  const root = homePath(site)
  const names = galleryParts.find((part) => part.title === title)?.parts ?? []
  return (
    <div className="gallery">
      <nav className="gallery-nav" aria-label="Gallery">
        <ul>
          {galleryParts.map((part) => (
            <li key={part.path}>
              <Anchor
                bare
                href={root + part.path}
                aria-current={part.title === title ? 'page' : undefined}
              >
                {part.title}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      <article className="gallery-page">
        <header>
          <h1>{title}</h1>
          <p className="landing-lead">{lead}</p>
          {names.length > 0 ? (
            <p>
              In the map of components:{' '}
              {names.map((name, position) => (
                <span key={name}>
                  {position > 0 ? ', ' : ''}
                  <code>{name}</code>
                </span>
              ))}
              .
            </p>
          ) : null}
        </header>
        {children}
      </article>
    </div>
  )
}
