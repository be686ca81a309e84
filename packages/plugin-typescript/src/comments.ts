import {
  blocks,
  code,
  codeBlock,
  plain,
  prose,
  replaceOutsideCode,
} from '@landing/content/authoring'
import * as td from 'typedoc'
import type { Part } from './text'

/** The way from a page to that of a reflection. */
export type LinkTo = (target: td.Reflection) => string | undefined
type Texts = readonly td.CommentDisplayPart[]

const relativeLink = /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\((?![a-z][a-z+.-]*:)<?([^)\s>]*)>?[^)]*\)/gi

/** Text of a comment as Markdown of a page. */
export function markdown(parts: Texts, linkTo: LinkTo): string {
  const links: string[] = []
  const text = parts.map((part) => {
    if (part.kind !== 'inline-tag') return part.text
    return part.tag.startsWith('@link') ? `\0${links.push(inlineLink(part, linkTo)) - 1}\0` : ''
  })
  // Files that the site does not have.
  const own = replaceOutsideCode(text.join(''), relativeLink, (_, mark, label = '') =>
    mark ? '' : label,
  )
  return prose(own).replace(/\0(\d+)\0/g, (_, at) => links[at] ?? '')
}

function inlineLink({ tag, text, target }: td.InlineTagDisplayPart, linkTo: LinkTo): string {
  const isFound = target instanceof td.Reflection
  const [url = '', more = text] = typeof target === 'string' ? target.split('|') : []
  const given = isFound || url ? ` ${more}` : text
  const [, name = '', words = ''] = /^(\S*?)(?:[\s|]+(.*))?$/.exec(given) ?? []
  const label = words || name.replace(/^.*!/, '')
  const isName = isFound ? /^[\w$.#]+$/.test(label) && label.endsWith(target.name) : !words && !url
  const isCode = isName && tag !== '@linkplain'
  const shown = /^`[^`]+`$/.test(label) ? label : isCode ? code(label) : plain(label)
  return linked(shown, url ? `<${url}>` : isFound && linkTo(target))
}

/** Text with a link, if there is one. */
export const linked = (text: string, href: string | false | undefined) =>
  href ? `[${text}](${href})` : text

export const commentOf = (of: Part[1]): td.Comment | undefined =>
  of.comment ?? signatureOf(of)?.comment
const signatureOf = (of: Part[1]) =>
  of instanceof td.SignatureReflection
    ? of
    : of.type instanceof td.ReflectionType
      ? of.type.declaration.signatures?.[0]
      : undefined

function tagsOf(of: Part[1], ...names: readonly string[]): td.CommentTag[] {
  return commentOf(of)?.blockTags.filter(({ tag }) => names.includes(tag.slice(1))) ?? []
}

/** What is said before all tags. */
export function summaryOf(of: Part[1] | td.Reflection, linkTo: LinkTo): string {
  const own = of as Part[1]
  const texts = [
    commentOf(own)?.summary ?? [],
    ...tagsOf(own, 'description', 'desc').map(({ content }) => content),
  ]
  const [summary] = tagsOf(own, 'summary')
  return (
    blocks(...texts.map((each) => markdown(each, linkTo))) ||
    markdown(summary?.content ?? [], linkTo)
  )
}

/** What a comment says about a declaration. */
export function documentation(of: Part[1], linkTo: LinkTo): string {
  const said = (...names: string[]) =>
    tagsOf(of, ...names).map(({ content }) => markdown(content, linkTo))
  const signature = signatureOf(of)
  const named = (
    title: string,
    entries: readonly (readonly [string, td.Comment | undefined])[],
  ) => {
    const lines = entries.flatMap(([name, comment]) => {
      const text = markdown(comment?.summary ?? [], linkTo)
      return text ? [`- ${code(name)}: ${text.replaceAll('\n', '\n  ')}`] : []
    })
    return blocks(lines.length > 0 && `**${title}**`, lines.join('\n'))
  }
  const parameters = (signature?.parameters ?? []).flatMap(({ name, comment, type }) => {
    const own = name === '__namedParameters' ? 'options' : name
    const inner = type instanceof td.ReflectionType ? (type.declaration.children ?? []) : []
    return [
      [own, comment] as const,
      ...inner.map((each) => [`${own}.${each.name}`, commentOf(each)] as const),
    ]
  })
  const deprecated = said('deprecated').map(
    (text) => `:::warning[Deprecated]\n\n${text || 'This is deprecated.'}\n\n:::`,
  )
  const isEarly = (['@experimental', '@alpha', '@beta'] as const).some((tag) =>
    commentOf(of)?.hasModifier(tag),
  )
  const thrown = tagsOf(of, 'throws', 'exception').map(({ content, typeAnnotation = '' }) => {
    const type = typeAnnotation.replace(/^\{|\}$/g, '')
    return [type && code(type), markdown(content, linkTo)].filter(Boolean).join(': ')
  })
  const [value] = tagsOf(of, 'default', 'defaultValue').map(({ content }) =>
    td.Comment.combineDisplayParts(content).trim(),
  )
  const types = of.typeParameters ?? signature?.typeParameters ?? []
  const [returns] = said('returns', 'return')
  const see = said('see').filter(Boolean)
  return blocks(
    ...deprecated,
    isEarly && ':::info\n\nThis is experimental: it may change.\n\n:::',
    summaryOf(of, linkTo),
    ...said('remarks'),
    named(
      'Type parameters',
      types.map(({ name, comment }) => [name, comment]),
    ),
    named('Parameters', parameters),
    returns && blocks('**Returns**', returns),
    thrown.length > 0 && blocks('**Throws**', listed(thrown)),
    value &&
      (value.startsWith('```')
        ? blocks('Default:', value)
        : `Default: ${value.startsWith('`') ? value : code(value)}`),
    ...tagsOf(of, 'example').map(({ name, content }) =>
      blocks('**Example**', name && plain(name), example(markdown(content, linkTo))),
    ),
    ...said('since').map((text) => `Since ${text}.`.replace(/\.\.$/, '.')),
    see.length > 0 &&
      (see.length === 1 && !see[0]?.includes('\n')
        ? `See also: ${see[0]}`
        : blocks('See also:', listed(see))),
  )
}

/** Fences that name no language are TypeScript. */
function example(text: string): string {
  if (!/^[ \t]*(?:`{3,}|~{3,})/m.test(text)) return text && codeBlock(text, 'ts')
  let isOpen = false
  return text.replace(/^([ \t]*(?:`{3,}|~{3,}))(.*)$/gm, (line, fence, language) => {
    isOpen = !isOpen
    return isOpen && language.trim() === '' ? `${fence}ts` : line
  })
}

function listed(texts: readonly string[]): string {
  if (texts.length === 1) return texts[0] ?? ''
  return texts.map((text) => `- ${text.replaceAll('\n', '\n  ')}`).join('\n')
}
