import type { Nodes, Root, Table, Text } from 'mdast'
import type { ContainerDirective, LeafDirective } from '../tree/mdast'
import { walk } from '../tree/walk'

/** The opener of a directive with a plain label, and attributes with values in double quotes or without any. */
const plainOpener =
  /^:{2,}[A-Za-z][\w-]*(?:\[[^[\]\n]*\])?(?:\{[ \t]*(?:[A-Za-z_][\w:-]*(?:="[^"&{}\n]*")?(?=[ \t}])[ \t]*)*\})?[ \t]*$/
const colonsAtLineStart = /^[ \t]*::/m
const addressLeftOver = /\S@[\w-]+\.[\w-]/
/** Characters outside the basic plane, which affect emphasis and bare addresses. */
const signBesideMarkup =
  /[*_~:][\u{10000}-\u{10ffff}]|[\u{10000}-\u{10ffff}](?:[*_~]|www\.|https?:)/iu
const cjk = String.raw`[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\uff01-\uff60]`
/** Marks beside Chinese, Japanese or Korean, where they may be emphasis although CommonMark says otherwise: `。**` before a word. */
const marksBesideCjk = new RegExp(`[*_~]${cjk}|${cjk}[*_~]`, 'u')
/** Asterisks between an underscore and a word: the native parser treats the underscore as a letter. */
const starsBesideUnderscore = /[\p{L}\p{N}]\*+_|_\*+[\p{L}\p{N}]/u
/** Definition lists, which the native parser does not support, and colons followed by something that is not a name. */
const colonsWithoutName = /:\t|^[ \t>]*:(?:[ \t]|$|:{2,}[ \t]*[^\s:A-Za-z])/m
const emptyTask = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)+\[[ \txX]\][ \t]*$/m

/**
 * True if the tree contains something that the native parser is known to read differently from the reference; then the page is
 * parsed again. Found by comparing both on the CommonMark and GFM specifications, on generated texts, and on a large real
 * documentation.
 */
export function needsReference(tree: Root, text: string): boolean {
  if (/[\ud800-\udbff]/.test(text) && signBesideMarkup.test(text)) return true
  if (starsBesideUnderscore.test(text)) return true
  if (emptyTask.test(text) || colonsWithoutName.test(text)) return true
  const hasCjkMarks = marksBesideCjk.test(text)
  let needed = false
  walk(tree, (node) => {
    if (needed) return 'skip'
    if (hasCjkMarks && isAmbiguousEmphasis(node)) needed = true
    else if (node.type === 'text') needed = isAmbiguousText(node)
    else if (node.type === 'containerDirective' || node.type === 'leafDirective') {
      needed = isAmbiguousDirective(node, text)
    } else if (node.type === 'listItem') {
      // The looseness of its list.
      needed = node.children.some(({ type }) => type === 'containerDirective')
    } else if (node.type === 'table') needed = isAmbiguousTable(node, text)
    // A block that ends inside of a tag.
    else if (node.type === 'html') needed = !node.value.trimEnd().endsWith('>')
    return undefined
  })
  return needed
}

/** Marks that are text, and emphasis inside of itself, which may be two: `**注意：**请用**最新版**`. */
function isAmbiguousEmphasis(node: Nodes): boolean {
  if (node.type === 'text') return /[*_~]/.test(node.value)
  const isEmphasis = node.type === 'strong' || node.type === 'emphasis' || node.type === 'delete'
  return isEmphasis && node.children.some(({ type }) => type === node.type)
}

/** Broken directives, and mail addresses after punctuation. */
function isAmbiguousText({ value }: Text): boolean {
  return (
    (value.includes('::') && colonsAtLineStart.test(value)) ||
    (value.includes('@') && addressLeftOver.test(value))
  )
}

/** `:::name` or `::name` followed by something other than a plain label or plain attributes. */
function isAmbiguousDirective(node: ContainerDirective | LeafDirective, text: string): boolean {
  const start = node.position?.start.offset
  if (start === undefined) return true
  const end = text.indexOf('\n', start)
  const opener = text.slice(start, end === -1 ? undefined : end)
  return !plainOpener.test(opener)
}

/** A bare address swallows the characters of a table; raw HTML at the start of a row ends one. */
function isAmbiguousTable(node: Table, text: string): boolean {
  return node.children.some((row, index) => {
    if (index > 0 && text[row.position?.start.offset ?? 0] === '<') return true
    return row.children.some((cell) =>
      cell.children.some(
        (child) =>
          child.type === 'link' &&
          text[child.position?.start.offset ?? 0] !== '[' &&
          (index === 0 || child.url.includes('|')),
      ),
    )
  })
}
