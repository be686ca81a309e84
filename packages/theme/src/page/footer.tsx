import type { FooterColumn, FooterLink } from '@landing/schema'
import type { ReactNode } from 'react'
import { part } from '../context/part'
import { useTheme } from '../context/theme-context'
import { useViewText } from '../context/use-view-text'
import { ThemedImage } from '../navbar/logo'
import { Anchor } from '../primitives/anchor'
import { Html } from '../primitives/html'

/** Columns when the first entry has a title, else one flat row. */
function hasColumns(
  links: readonly (FooterColumn | FooterLink)[],
): links is readonly FooterColumn[] {
  return links[0] !== undefined && 'title' in links[0]
}

/** The end of every page: links in columns or in a row, logo, copyright. */
export function Footer(): ReactNode {
  const { site } = useTheme()
  const text = useViewText()
  const { footer } = site.theme
  if (!footer) return null
  const { links = [], logo, copyright, style } = footer
  const image = logo ? (
    <ThemedImage
      logo={logo}
      alt={logo.alt ?? ''}
      className="landing-footer-logo"
      onDark={style === 'dark'}
    />
  ) : null
  return (
    <footer className={`landing-footer${style === 'dark' ? ' landing-footer-dark' : ''}`}>
      <div className="landing-footer-box">
        {hasColumns(links) ? (
          <div className="landing-footer-columns">
            {links.map((column) => (
              <div key={column.title}>
                <p className="landing-footer-title">{column.title}</p>
                <ul>{column.items.map(footerItem)}</ul>
              </div>
            ))}
          </div>
        ) : links.length > 0 ? (
          <ul className="landing-footer-row">{links.map(footerItem)}</ul>
        ) : null}
        {image ? (
          logo?.href ? (
            <Anchor bare href={logo.href}>
              {image}
            </Anchor>
          ) : (
            image
          )
        ) : null}
        <div className="landing-footer-end">
          {copyright ? <Html as="p" className="landing-footer-copyright" html={copyright} /> : null}
          <button
            type="button"
            className="landing-footer-settings landing-needs-script"
            data-display-settings=""
          >
            {text('displaySettings')}
          </button>
        </div>
      </div>
    </footer>
  )
}

function footerItem(item: FooterLink): ReactNode {
  const href = item.to ?? item.href
  return (
    <li key={item.label ?? item.html}>
      {href === undefined ? (
        <Html as="span" html={item.html ?? ''} />
      ) : (
        <Anchor href={href}>{item.label}</Anchor>
      )}
    </li>
  )
}

export const FooterPart = part('Footer', Footer)
