import { blocks, code, codeBlock } from '@landing/markdown/authoring'
import type ts from 'typescript'
import { type Comment, commentOf, namedTexts, tagTexts, withoutType } from './comments'
import { commentText, type Site } from './site'

/** What a comment says about a declaration. */
export function documentation(site: Site, from: string, node: ts.Node): string {
  const comment = commentOf(site.reading, node)
  const markdown = (text: string) => commentText(site, from, comment, text)
  const [returns] = tagTexts(comment, 'returns', 'return').map(withoutType)
  const throws = tagTexts(comment, 'throws', 'exception').map(thrown)
  return blocks(
    ...notices(comment, markdown),
    markdown(comment.text),
    ...tagTexts(comment, 'remarks', 'privateRemarks').slice(0, 1).map(markdown),
    parameters(site, node, comment, markdown),
    returns && blocks('**Returns**', markdown(returns)),
    throws.length > 0 && blocks('**Throws**', listed(throws.map(markdown))),
    defaultValue(comment),
    ...tagTexts(comment, 'example').map((text) => example(text, markdown)),
    ...tagTexts(comment, 'since').map((text) => `Since ${markdown(text)}.`.replace(/\.\.$/, '.')),
    seeAlso(tagTexts(comment, 'see'), markdown),
  )
}

type ToMarkdown = (text: string) => string

function notices(comment: Comment, markdown: ToMarkdown): string[] {
  const deprecated = tagTexts(comment, 'deprecated').map((text) => {
    const reason = text === '' ? 'This is deprecated.' : markdown(text)
    return `:::warning[Deprecated]\n\n${reason}\n\n:::`
  })
  const isEarly = tagTexts(comment, 'experimental', 'alpha', 'beta').length > 0
  return isEarly
    ? [...deprecated, ':::info\n\nThis is experimental: it may change.\n\n:::']
    : deprecated
}

function parameters(site: Site, node: ts.Node, comment: Comment, markdown: ToMarkdown): string {
  const { ts } = site.reading
  const types = namedTexts(comment, 'typeParam', 'template')
  const texts = namedTexts(comment, 'param', 'arg', 'argument', 'property')
  const signature = signatureOf(ts, node)
  for (const parameter of signature?.parameters ?? []) {
    if (!parameter.type || !ts.isTypeLiteralNode(parameter.type)) continue
    const name = ts.isIdentifier(parameter.name) ? parameter.name.text : 'options'
    for (const member of parameter.type.members) {
      const { text } = commentOf(site.reading, member)
      if (text !== '') texts.set(`${name}.${member.name?.getText() ?? ''}`, text)
    }
  }
  return blocks(named('Type parameters', types, markdown), named('Parameters', texts, markdown))
}

function named(title: string, texts: ReadonlyMap<string, string>, markdown: ToMarkdown): string {
  const items = [...texts].filter(([, text]) => text !== '')
  const lines = items.map(
    ([name, text]) => `- ${code(name)}: ${markdown(text).replaceAll('\n', '\n  ')}`,
  )
  return blocks(lines.length > 0 && `**${title}**`, lines.join('\n'))
}

function signatureOf(
  compiler: Site['reading']['ts'],
  node: ts.Node,
): ts.SignatureDeclaration | undefined {
  if (compiler.isFunctionLike(node)) return node
  const type = 'type' in node ? (node.type as ts.Node | undefined) : undefined
  return type && compiler.isFunctionTypeNode(type) ? type : undefined
}

/** `@throws {Error} when …` says what is thrown in braces. */
function thrown(text: string): string {
  const [, type, rest = ''] = /^\{([^@{}]+)\}\s*(?:-\s+)?([\s\S]*)$/.exec(text) ?? []
  return type === undefined ? text : `${code(type.trim())}${rest && `: ${rest}`}`
}

function defaultValue(comment: Comment): string {
  const [value = ''] = tagTexts(comment, 'default', 'defaultValue')
  if (value === '') return ''
  if (value.startsWith('```')) return blocks('Default:', value)
  if (/^`[^`]+`/.test(value)) return `Default: ${value}`
  return value.includes('\n')
    ? blocks('Default:', codeBlock(value, 'ts'))
    : `Default: ${code(value)}`
}

const fence = /^[ \t]*(`{3,}|~{3,})/m

/** Fences of an example that name no language are TypeScript. */
function withLanguage(text: string): string {
  let open = ''
  return text
    .split('\n')
    .map((line) => {
      const [, mark = ''] = fence.exec(line) ?? []
      if (mark === '') return line
      if (open !== '') {
        if (mark.startsWith(open)) open = ''
        return line
      }
      open = mark
      return line.trim() === mark ? `${line.trimEnd()}ts` : line
    })
    .join('\n')
}

/** Code without a fence is code as well. */
function example(text: string, markdown: ToMarkdown): string {
  const [, caption = '', rest = ''] =
    /^(?:<caption>(.*?)<\/caption>)?\s*([\s\S]*)$/.exec(text) ?? []
  const body = fence.test(rest) ? markdown(withLanguage(rest)) : rest && codeBlock(rest, 'ts')
  return blocks('**Example**', caption && markdown(caption), body)
}

function listed(texts: readonly string[]): string {
  if (texts.length === 1) return texts[0] ?? ''
  return texts.map((text) => `- ${text.replaceAll('\n', '\n  ')}`).join('\n')
}

function seeAlso(texts: readonly string[], markdown: ToMarkdown): string {
  const shown = texts.map(markdown).filter(Boolean)
  if (shown.length === 0) return ''
  return shown.length === 1 && !shown[0]?.includes('\n')
    ? `See also: ${shown[0]}`
    : blocks('See also:', listed(shown))
}
