import type { TextPart } from '@landing/schema'
import { createElement, Fragment, type ReactNode } from 'react'
import { langOf } from '../context/site-path'
import { useOptionalTheme } from '../context/theme-context'
import { breakable, withJoints } from './breakable'
import { hasLongWord } from './joints'

interface NameProps {
  readonly text: string
  /** Visually hidden prefix; still read aloud, found and copied. */
  readonly prefix?: string | undefined
  /** The text in parts, if some of it is inline code. */
  readonly parts?: readonly TextPart[] | undefined
  /** Code of the locale of the text; default: that of the page. */
  readonly locale?: string | undefined
}

/**
 * The name of a page, section or package. On right-to-left pages it has a direction of its own:
 * without it, `@landing/theme` is rendered as `landing/theme@`. Other pages omit the element, of which a
 * sidebar may have thousands.
 */
export function Name({ text, prefix = '', parts, locale }: NameProps): ReactNode {
  const site = useOptionalTheme()?.site
  const lang = langOf(site, locale)
  const rest = text.slice(prefix.length)
  const name = parts ? (
    withCode(parts)
  ) : prefix === '' ? (
    breakable(text)
  ) : (
    <span>
      <b>{prefix}</b>
      {hasLongWord(rest) ? withJoints(rest) : rest}
    </span>
  )
  if (site?.locale.direction === 'rtl') return <bdi lang={lang}>{name}</bdi>
  return lang ? <span lang={lang}>{name}</span> : name
}

function withCode(parts: readonly TextPart[]): ReactNode {
  return createElement(Fragment, null, ...parts.map(toNode))
}

function toNode({ text, code }: TextPart): ReactNode {
  return code ? <code>{breakable(text)}</code> : text
}
