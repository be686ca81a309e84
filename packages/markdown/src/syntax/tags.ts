import { opaqueElements } from './elements'

/** A tag, a comment or a declaration in raw HTML. */
export interface Tag {
  /** As it is written; `!--` for a comment; `!ELEMENT`, `![CDATA[`, `?php` for declarations. */
  readonly name: string
  readonly start: number
  /** Behind its `>`; the length of the text when it has none. */
  readonly end: number
  readonly closes: boolean
  /** `<br/>` */
  readonly isSelfClosing: boolean
  /** What is between the name and the `>`. */
  readonly attributes: string
  /** Unterminated: an open quote or comment. */
  readonly isUnfinished: boolean
  /** Not a valid tag name: `<String` of `Map<String, T>`, `<!ELEMENT x>`. A browser takes everything up to the next `>` for a tag. */
  readonly isText?: true
}

export const htmlComments = /<!--.*?-->/gs
const opening = /<(?:!--|(!\[CDATA\[|![A-Za-z]+|\?[\w-]*)|(\/?)([A-Za-z][^\s/><]*)(<?))/g
const validName = /^[A-Za-z][\w.:-]*$/

/** The tags and comments of raw HTML, in order; the texts of `<script>` and the like are passed over. */
export function tagsOf(html: string): Tag[] {
  const tags: Tag[] = []
  opening.lastIndex = 0
  for (let match = opening.exec(html); match !== null; match = opening.exec(html)) {
    const [, declaration, slash, name = '!--', next] = match
    if (declaration !== undefined) {
      const tag = declarationTag(html, match.index, declaration)
      tags.push(tag)
      opening.lastIndex = tag.end
      continue
    }
    if (next === '<' || !(name === '!--' || validName.test(name))) {
      // Another tag may begin in what follows, as in `<Promise<void>>`.
      opening.lastIndex -= next === '<' ? 1 : 0
      tags.push(textTag(name, match.index, opening.lastIndex, slash === '/'))
      continue
    }
    const from = opening.lastIndex
    const close = name === '!--' ? html.indexOf('-->', from - 2) : endOfTag(html, from)
    const isUnfinished = close === -1
    const end = isUnfinished ? html.length : close + (name === '!--' ? 3 : 1)
    const inside = html.slice(from, isUnfinished ? undefined : close)
    const isSelfClosing = inside.endsWith('/')
    tags.push({
      name,
      start: match.index,
      end,
      closes: slash === '/',
      isSelfClosing,
      attributes: isSelfClosing ? inside.slice(0, -1) : inside,
      isUnfinished,
    })
    if (isUnfinished) break
    opening.lastIndex = end
    if (slash === '/' || !opaqueElements.has(name.toLowerCase())) continue
    const endTag = new RegExp(`</${name}`, 'gi')
    endTag.lastIndex = end
    const text = endTag.exec(html)
    if (text === null) break
    opening.lastIndex = text.index
  }
  return tags
}

/** `<!ELEMENT x>`, `<![CDATA[ x ]]>`, `<?php x ?>`: browsers leave it out. */
function declarationTag(html: string, start: number, name: string): Tag {
  const mark = declarationEnd(name) ?? ''
  const close = html.indexOf(mark, start)
  const tag = textTag(name, start, close === -1 ? html.length : close + mark.length, false)
  return { ...tag, isUnfinished: close === -1 }
}

/** What ends a declaration of this name; `undefined` for tags and comments. */
export function declarationEnd(name: string): string | undefined {
  if (name.startsWith('![')) return ']]>'
  if (name.startsWith('?')) return '?>'
  return name.startsWith('!') && name !== '!--' ? '>' : undefined
}

function textTag(name: string, start: number, end: number, closes: boolean): Tag {
  const others = { isSelfClosing: false, attributes: '', isUnfinished: false } as const
  return { name, start, end, closes, ...others, isText: true }
}

/** Offset of the `>` of a tag, outside of quotes. */
export function endOfTag(html: string, from: number): number {
  let quote: string | undefined
  for (let at = from; at < html.length; at++) {
    const char = html[at]
    if (quote !== undefined) {
      if (char === quote) quote = undefined
    } else if (char === '>') return at
    else if (char === '"' || char === "'") quote = char
  }
  return -1
}
