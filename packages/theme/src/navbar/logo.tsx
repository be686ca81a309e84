import type { Logo as LogoData } from '@landing/schema'
import type { ReactNode } from 'react'
import { part } from '../context/part'
import { fileHref, homeOf } from '../context/site-path'
import { useTheme } from '../context/theme-context'
import { Anchor } from '../primitives/anchor'

interface ThemedImageProps {
  readonly logo: LogoData
  readonly alt: string
  readonly className?: string
  /** True if the background is dark in light mode as well. */
  readonly onDark: boolean
}

/** An image, with its counterpart for dark mode; the style sheet shows one of them. */
export function ThemedImage({ logo, alt, className, onDark }: ThemedImageProps): ReactNode {
  const { site } = useTheme()
  const { src, srcDark, width, height } = logo
  const image = (file: string, mode: string) => (
    <img
      className={[className, mode].filter(Boolean).join(' ')}
      src={fileHref(site, file)}
      alt={alt}
      width={width}
      height={height}
    />
  )
  if (onDark || !srcDark) return image(srcDark ?? src, '')
  return (
    <>
      {image(src, 'landing-only-light')}
      {image(srcDark, 'landing-only-dark')}
    </>
  )
}

/** Logo and title of the site, leading home. */
export function Logo(): ReactNode {
  const { site } = useTheme()
  const { title, logo, style } = site.theme.navbar ?? {}
  const name = title || (logo ? undefined : site.title)
  return (
    <Anchor bare className="landing-navbar-brand" href={logo?.href ?? homeOf(site)}>
      {logo ? (
        <ThemedImage
          logo={logo}
          // A link without any text leads nowhere for those who do not see the image.
          alt={logo.alt || (name ? '' : site.title)}
          className="landing-navbar-logo"
          onDark={style === 'dark'}
        />
      ) : null}
      {name ? (
        <span className="landing-navbar-title" dir="auto">
          {name}
        </span>
      ) : null}
    </Anchor>
  )
}

export const LogoPart = part('Logo', Logo)
