import type { ReactNode } from 'react'
import { Anchor, isExternal } from '../anchor'
import { Icon } from '../icons'
import type { LinkView } from './resolve-item'

/** One link of the navigation, in the bar or in a menu. */
export function ItemLink(props: {
  readonly link: LinkView
  readonly className: string
}): ReactNode {
  const { link } = props
  const name = link.iconOnly ? (link.ariaLabel ?? link.label) : link.ariaLabel
  const attributes = {
    className: [
      props.className,
      link.className,
      link.iconOnly ? 'is-icon-only' : '',
      link.active ? 'is-active' : '',
    ]
      .filter(Boolean)
      .join(' '),
    href: link.href,
    lang: link.lang,
    title: link.iconOnly ? name : undefined,
    'aria-label': link.iconOnly && isExternal(link.href) ? undefined : name,
    'aria-current': link.active ? ('page' as const) : undefined,
    'data-prefers-docs': link.prefers?.[0],
    'data-prefers-version': link.prefers?.[1],
  }
  const content = link.html ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the site's owner
    <span dangerouslySetInnerHTML={{ __html: link.html }} />
  ) : (
    <>
      {link.icon ? <Icon name={link.icon} /> : null}
      <span className={link.iconOnly ? 'visually-hidden' : undefined}>
        {link.iconOnly ? name : link.label}
      </span>
    </>
  )
  if (link.reload) {
    return (
      <a target="_self" {...attributes}>
        {content}
      </a>
    )
  }
  return (
    <Anchor {...attributes} bare={link.iconOnly === true}>
      {content}
    </Anchor>
  )
}
