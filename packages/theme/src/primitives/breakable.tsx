import { Fragment, type ReactNode } from 'react'
import { hasLongWord, splitAtJoints } from './joints'

/**
 * A text whose long names may break where their parts meet: after `_`, `-`, `/` and `.`. What is
 * found, copied or read aloud stays the same.
 *
 * @param long of a part of a text: whether the whole has a long word
 */
export function breakable(text: string, long = hasLongWord(text)): ReactNode {
  // One element, so that the parts are one item of a flexible row.
  return long ? <span>{withJoints(text)}</span> : text
}

/** A text that may break after each part of its names. */
export function withJoints(text: string): ReactNode {
  return splitAtJoints(text).map((part, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
    <Fragment key={position}>
      {position > 0 ? <Joint /> : null}
      {part}
    </Fragment>
  ))
}

/** Attributes of a heading that is a name in code, such as that of a resource. */
export function nameAttributes(title: string): { readonly 'data-name'?: '' } {
  return /^\S*_\S*$/.test(title) ? { 'data-name': '' } : {}
}

/** The HTML of an article whose title may break like `breakable` text. */
export function withBreakableTitle(html: string): string {
  return html.replace(/<h1([^>]*)>([^<]*)<\/h1>/, (_, attributes: string, text: string) => {
    const name = 'data-name' in nameAttributes(text) ? ' data-name' : ''
    return `<h1${attributes}${name}>${hasLongWord(text) ? splitAtJoints(text).join('<i></i>') : text}</h1>`
  })
}

/**
 * Break opportunity in a long name: an empty `i` without a class, see `base.css`. A `wbr` would be read as a space, and
 * one that is hidden from readers is three times as long on every line of a large sidebar.
 */
export function Joint(): ReactNode {
  return <i />
}
