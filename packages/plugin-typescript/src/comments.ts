import { blocks } from '@landing/markdown/authoring'
import type ts from 'typescript'
import type { Reading } from './compiler'

export interface Tag {
  readonly name: string
  readonly text: string
}

/** A documentation comment. Texts are Markdown as it is written there. */
export interface Comment {
  readonly text: string
  readonly tags: readonly Tag[]
  /** What `{@link …}` leads to, by its words. */
  readonly links: ReadonlyMap<string, ts.Symbol>
}

const noComment: Comment = { text: '', tags: [], links: new Map() }

const hidden = new Set(['internal', 'hidden', 'ignore', 'private'])

/** Is it marked as no part of the interface? */
export function isHidden({ ts }: Reading, { declarations = [] }: ts.Symbol): boolean {
  return declarations.some((node) => isHiddenNode(ts, node))
}

export function isHiddenNode(compiler: Reading['ts'], node: ts.Node): boolean {
  return compiler.getJSDocTags(node).some(({ tagName }) => hidden.has(tagName.text))
}

/** The comment of a declaration: the last one above it. */
export function commentOf({ ts, checker }: Reading, node: ts.Node): Comment {
  const doc = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1)
  if (doc === undefined) return noComment
  const links = new Map<string, ts.Symbol>()
  const look = (child: ts.Node): void => {
    if (ts.isJSDocLink(child) || ts.isJSDocLinkCode(child) || ts.isJSDocLinkPlain(child)) {
      const symbol = child.name && checker.getSymbolAtLocation(child.name)
      if (symbol !== undefined && child.name) links.set(child.name.getText(), symbol)
    }
    ts.forEachChild(child, look)
  }
  look(doc)
  return { ...readComment(doc.getText()), links }
}

/** The comment at the start of a file that is about the file. */
export function fileComment(source: ts.SourceFile): Comment {
  const comments = source.text.match(/\/\*\*[\s\S]*?\*\//g) ?? []
  const own = comments.find((text) => /^[\s*]*@(?:packageDocumentation|module)\b/m.test(text))
  return own === undefined ? noComment : { ...readComment(own), links: new Map() }
}

/** TypeScript's own reader takes decorators in examples for tags. */
function readComment(comment: string): Omit<Comment, 'links'> {
  const lines = comment
    .replace(/^\/\*\*/, '')
    .replace(/\*\/$/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd())
  const parts: { name: string; lines: string[] }[] = [{ name: '', lines: [] }]
  let fence = ''
  for (const line of lines) {
    const [, mark = ''] = /^\s*(`{3,}|~{3,})/.exec(line) ?? []
    if (fence === '') fence = mark
    else if (mark.startsWith(fence)) fence = ''
    const [, name, rest = ''] = (fence === '' && /^\s*@([a-zA-Z]+)\b\s?(.*)$/.exec(line)) || []
    if (name === undefined) parts.at(-1)?.lines.push(line)
    else parts.push({ name, lines: [rest] })
  }
  const [first, ...tags] = parts.map((part) => ({ name: part.name, text: textOf(part.lines) }))
  const said = (...names: readonly string[]) => tagTexts({ tags }, ...names)
  const text = blocks(first?.text, ...said('description', 'desc'))
  return { text: text || blocks(...said('summary')), tags }
}

/** Without the indentation that all lines have but the first; a fence that is open is closed. */
function textOf([first = '', ...rest]: readonly string[]): string {
  const indents = rest.filter((line) => line !== '').map((line) => line.search(/\S/))
  const indent = indents.length === 0 ? 0 : Math.min(...indents)
  const text = [first.trim(), ...rest.map((line) => line.slice(indent))].join('\n').trim()
  const fences = text.match(/^\s*(?:`{3,}|~{3,})/gm) ?? []
  return fences.length % 2 === 0 ? text : `${text}\n${fences.at(-1)}`
}

/** Texts of a tag, by one of its names. */
export function tagTexts({ tags }: Pick<Comment, 'tags'>, ...names: readonly string[]): string[] {
  return tags.filter(({ name }) => names.includes(name)).map(({ text }) => text)
}

/** Texts of `@param name - text`, by name; types and defaults of JSDoc are left out. */
export function namedTexts(comment: Comment, ...names: readonly string[]): Map<string, string> {
  return new Map(
    tagTexts(comment, ...names).flatMap((text) => {
      const plain = withoutType(text)
      const [, bracket, name, rest = ''] = /^(\[)?\s*([\w$.]+)([\s\S]*)$/.exec(plain) ?? []
      if (name === undefined) return []
      const after = bracket === undefined ? rest : behind(`[${rest}`, '[', ']')
      return [[name, after.replace(/^\s*(?:[-–—:]\s+)?/, '')]]
    }),
  )
}

export function withoutType(text: string): string {
  return text.startsWith('{') && !text.startsWith('{@') ? behind(text, '{', '}').trim() : text
}

/** What follows the bracket that the text begins with, which may hold others. */
function behind(text: string, open: string, close: string): string {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === open) depth++
    else if (text[at] === close && --depth === 0) return text.slice(at + 1)
  }
  return text
}
