import type { ReactNode } from 'react'
import type { CardProps } from '../context/part-props'
import { Anchor } from './anchor'
import { breakable } from './breakable'
import { IconPart } from './icon'

/** Card with a link: the title is the link, the whole card can be clicked. */
export function Card({
  href,
  title,
  heading: Heading = 'h3',
  note,
  lang,
  children,
}: CardProps): ReactNode {
  const inOwnLanguage = (text: ReactNode) => (lang ? <bdi lang={lang}>{text}</bdi> : text)
  return (
    <li className="landing-card">
      <Heading className="landing-card-title">
        <Anchor href={href}>{inOwnLanguage(breakable(title))}</Anchor>
        <IconPart name="next" className="landing-card-arrow" />
      </Heading>
      {children ? <div className="landing-card-text">{inOwnLanguage(children)}</div> : null}
      {note ? <p className="landing-card-note">{note}</p> : null}
    </li>
  )
}

/** Cards in as many columns as fit. */
export function CardGrid({ children }: { readonly children: ReactNode }): ReactNode {
  return <ul className="landing-card-grid">{children}</ul>
}
