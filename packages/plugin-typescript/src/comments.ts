import { code, plain, prose, replaceOutsideCode } from '@landing/markdown/authoring'
import {
  type Comment,
  type CommentDisplayPart,
  type InlineTagDisplayPart,
  Reflection,
} from 'typedoc'

/** Returns the link to the page or section of a reflection. */
export type LinkTo = (target: Reflection) => string | undefined

const relativeLink = /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\((?![a-z][a-z+.-]*:)<?([^)\s>]*)>?[^)]*\)/gi

/** Text of a comment as Markdown of a page. */
export function markdown(parts: readonly CommentDisplayPart[], linkTo: LinkTo): string {
  const links: string[] = []
  const text = parts.map((part) => {
    if (part.kind !== 'inline-tag') return part.text
    return part.tag.startsWith('@link') ? `\0${links.push(inlineLink(part, linkTo)) - 1}\0` : ''
  })
  // Relative links lead to files that the site does not have.
  const withoutLinks = replaceOutsideCode(text.join(''), relativeLink, (_, mark, label = '') =>
    mark ? '' : label,
  )
  return prose(withoutLinks).replace(/\0(\d+)\0/g, (_, at) => links[at] ?? '')
}

function inlineLink({ tag, text, target }: InlineTagDisplayPart, linkTo: LinkTo): string {
  const [url, label = text] = typeof target === 'string' ? target.split('|') : []
  const isName = tag !== '@linkplain' && !url && /^[\w$.#]+$/.test(label)
  const labelCode = /^`[^`]+`$/.test(label) ? label : isName ? code(label) : plain(label)
  const href = url ? `<${url}>` : target instanceof Reflection && linkTo(target)
  return href ? `[${labelCode}](${href})` : labelCode
}

/** Adds what the theme leaves out: types of errors, and the language of examples. */
export function complete(comment: Comment | undefined): void {
  for (const { tag, content, typeAnnotation } of comment?.blockTags ?? []) {
    const type = typeAnnotation?.replace(/^\{|\}$/g, '')
    if (type) content.unshift({ kind: 'text', text: `${code(type)}: ` })
    for (const part of content) {
      if (tag === '@example') part.text = part.text.replace(/^(`{3,}|~{3,})(?=\n)/, '$1ts')
    }
  }
}

/** The first paragraph of a comment, without markup. */
export function descriptionOf(comment: Comment | undefined): string {
  const text = comment?.summary.map((part) => part.text).join('') ?? ''
  return (text.trim().split(/\n\s*\n/)[0] ?? '')
    .replace(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/<[^>]*>|[`*]/g, '')
    .replace(/\s+/g, ' ')
}
