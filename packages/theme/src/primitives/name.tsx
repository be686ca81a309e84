import type { TextPart } from '@landing/schema'
import { createElement, Fragment, type ReactNode } from 'react'
import { useOptionalTheme } from '../context/theme-context'
import { breakable, hasLongWord, withJoints } from './breakable'

interface NameProps {
  readonly text: string
  /** Visually hidden prefix; still read aloud, found and copied. */
  readonly prefix?: string | undefined
  /** The text in parts, if some of it is inline code. */
  readonly parts?: readonly TextPart[] | undefined
}

/**
 * The name of a page, section or package. On right-to-left pages it has a direction of its own:
 * without it, `@landing/theme` is rendered as `landing/theme@`. Other pages omit the element, of which a
 * sidebar may have thousands.
 */
export function Name({ text, prefix = '', parts }: NameProps): ReactNode {
  const direction = useOptionalTheme()?.site.locale.direction
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
  return direction === 'rtl' ? <bdi>{name}</bdi> : name
}

function withCode(parts: readonly TextPart[]): ReactNode {
  return createElement(Fragment, null, ...parts.map(toNode))
}

function toNode({ text, code }: TextPart): ReactNode {
  return code ? <code>{breakable(text)}</code> : text
}
