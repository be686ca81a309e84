import { excerpt, type SyntaxIssue } from './issue'
import { blank } from './prose'

/** A construct of MDX, Vue or another tool. The message shows what was found. */
interface Construct {
  readonly what: string
  readonly pattern: RegExp
  readonly help: string
  /** Prose writes it too: types and placeholders in braces. It is foreign only on a page with other syntax of MDX. */
  readonly isWeak?: true
}

const codeFile = 'Write a code block with its file: ```js file=./example.js.'
const asHtml =
  'Write the element as HTML: <a href="…" target="_blank">. Only links, images and headings take {#id}, with no space before it.'
const mention = 'If readers are to see it, put it in backticks.'
/** An expression is not preceded by part of an address, a formula or a word. */
const wordStart = /(?<![\w\\$%#/}\]@:=&?-])/.source
const wordEnd = /(?![\w/@{=-])/.source
const expression =
  /(?:[A-Za-z_$][\w$]*(?:\??\.[A-Za-z_$][\w$]*|\[[^[\]{}\n]*\]|\([^(){}\n]*\))*(?: *(?:[-+*/<>]|&&|\|\||\?\?|===?|!==?|\?|:|=>) *[\w$.'"()]+)*|["'][^"'{}\n]*["']|`[^`{}\n]*`|\d+ *[-+*/] *[\d +*/()-]+|<[^{}\n]+>|\.\.\.[\w$.]+)/
    .source

const constructs: readonly Construct[] = [
  {
    what: 'an import of MDX',
    pattern:
      /^import\s+(?:(?:[\w$]+|\*\s+as\s+[\w$]+|(?:[\w$]+\s*,\s*)?\{[^{}]{0,2000}\})\s+from\s+)?(['"])[^'"\n]*\1;?[ \t]*$/gm,
    help: 'Remove it. A component in src/components needs no import: write ::name or :::name.',
  },
  {
    what: 'an export of MDX',
    pattern:
      /^export\s+(?:(?:const|let|var|async\s+function|function|class)\s+[\w$]+|default\s+(?:function|class|async|\(|[\w$]+;?$)|\*\s+from|\{[^{}]{0,2000}\})[^\n]*/gm,
    help: 'Remove it: nothing is run in a Markdown file. Code belongs into a component in src/components.',
  },
  {
    what: 'a comment of MDX',
    pattern: /\{\s?\/\*[\s\S]{0,5000}?\*\/\s?\}/g,
    help: 'Write it as <!-- … -->.',
  },
  { what: 'an inclusion of code', pattern: /^[ \t]*<<<[ \t]*[^\s<][^\n]*/gm, help: codeFile },
  { what: 'an inclusion of code', pattern: /^[ \t]*@\[code[^\]\n]*\][^\n]*/gm, help: codeFile },
  {
    what: 'an inclusion',
    pattern:
      /^[ \t]*(?:@include\b|@import[ \t]+["']|-{1,3}8<-{1,3}[ \t]*["']|\{([*!])[ \t]*\S[^\n]*\1\}$)[^\n]*/gm,
    help: 'Write ::include{file="./part.md"}.',
  },
  {
    what: 'a table-of-contents marker',
    pattern: /^[ \t]*(?:\[\[_?toc_?\]\]|\[TOC\]|\$\{toc\})[ \t]*$/gim,
    help: 'Remove it: pages have a table of contents.',
  },
  {
    what: 'a wiki embed',
    pattern: /(?<!\\)!\[\[[^\s[\]][^[\]\n]*\]\]/g,
    help: 'Write ![text](./image.png) for an image, and ::include{file="./part.md"} for a text.',
  },
  {
    what: 'a wiki link',
    // In a line, in small letters, of several words, or with a mark of a wiki: not a slot of JavaScript, a table of TOML, a list in a list, a condition of a shell.
    pattern:
      /(?<![\w\\!\])])(?:\[\[(?=[^[\]\n]*[ |#/])|(?<=\S[ \t]*)\[\[(?=\p{Ll}[\p{Ll}\d-]*\]\]))(?=\p{L})[^[\]\n,$"']*(?<!\s)\]\](?![[(])/gu,
    help: `Write [text](./page.md). ${mention}`,
  },
  {
    what: 'a template tag',
    pattern: /\{%[^{}\n]{1,200}%\}|\{\{[<%][^{}\n]{1,200}[>%]\}\}/g,
    help: `Write a directive such as ":::note", or the text itself. ${mention}`,
  },
  {
    what: 'an expression in double braces',
    pattern: /(?<![$\\])\{\{[^{}\n]{1,200}\}\}/g,
    help: `Write its value. ${mention}`,
  },
  {
    what: 'an admonition or a tab of Python-Markdown',
    pattern: /^[ \t]*(?:!!!|\?\?\?\+?|===)[ \t]+[\w"][^\n]*/gm,
    help: 'Write ":::note[Title]" or ":::tab[Label]" above and ":::" below.',
  },
  {
    what: 'a directive of reStructuredText',
    pattern: /^[ \t]*\.\.[ \t]+[a-z][a-z-]*::[^\n]*/gm,
    help: 'Write ":::note[Title]" above and ":::" below, or a code block.',
  },
  {
    what: 'a callout of another tool',
    pattern: /^[ \t]*>[ \t>]*\[!(?:(?<callout>[a-z][\w-]*)\][ \t]*$|[a-z][\w-]*\](?!\])[^\n]*)/gim,
    help: 'Write "> [!NOTE]", TIP, IMPORTANT, WARNING or CAUTION on a line of its own, or ":::note[Title]" above and ":::" below.',
  },
  {
    what: 'an inline footnote',
    // Behind a word, and with words: not the start of a regular expression.
    pattern: /(?<=[\p{L}\p{N}.,;!?)"'])\^\[(?:\p{L}{3,}\.?|[^[\]\n]*\p{L}\s[^[\]\n]*)\]/gu,
    help: 'Write [^1], and on a line of its own its text: [^1]: Text.',
  },
  {
    what: 'an element of Vue',
    pattern: /(?<!\\)<[a-z][\w-]*(?:\s[^<>]{0,500})?\s[@#][a-z][\w.:-]*(?:=["'][^<>]{0,500})?>/g,
    help: 'Write plain HTML, or a component in src/components.',
  },
  {
    what: 'a list of attributes of kramdown',
    pattern: /^[ \t]*\{:[ \t]*[.#]?[a-z][^{}\n]*\}[ \t]*$/gim,
    help: 'Remove it. Write ":::note" above and ":::" below for a callout, and "## Title {#id}" for the id of a heading.',
  },
  {
    what: 'a list of attributes',
    pattern: /(?<=[^\n{\\$])\{(?:[.:][\w-]+|[\w:-]+=[^{}\s]+)(?:[ \t]+[^{}\n]*)?\}(?!\w)/g,
    help: asHtml,
  },
  {
    what: 'a list of attributes',
    // Of Kramdown and Python-Markdown.
    pattern:
      /(?<![\\{$])\{:[ \t]*(?:(?:\.[\w-]+|[\w-]+=|#[\w-]+)[^{}\n]*)\}|(?<=^[ \t>]*#{1,6}[ \t][^\n]*)\{(?=[^{}\n]*[ \t])[ \t]*#[^{}\n]*\}/gm,
    help: asHtml,
  },
  {
    what: 'a component of MDX or Vue',
    // Three spaces may be another tag, blanked out, as in `Promise<Map<T>>`.
    pattern: /(?<!\\)<[A-Z][\w.]*[a-z][\w.]*(?=\s+[\w:@-]+=|\s{0,2}\/?>|\s*$)(?:[^<>\n]*>)?/gm,
    help: 'Write a directive, such as ":::tabs" or ":::note", or a component of the site: "::name".',
  },
  {
    what: 'an expression in braces',
    pattern: new RegExp(`${wordStart}\\{\\s?[A-Za-z_$][\\w$]*\\s?\\}${wordEnd}`, 'g'),
    help: `Write its value. ${mention}`,
    isWeak: true,
  },
  {
    what: 'an expression in braces',
    pattern: new RegExp(`${wordStart}\\{\\s?${expression}\\s?\\}${wordEnd}`, 'g'),
    help: `Write its value. ${mention}`,
  },
]

/**
 * Finds constructs of other tools in running text, in order and without overlaps.
 *
 * @param prose the text with all but running text blanked out
 * @param hasComponents true for a page with components of MDX
 * @param callouts names of those that the site has
 * @param text the text as it is written, to quote from
 */
export function findForeign(
  prose: string,
  hasComponents = false,
  callouts: readonly string[] = [],
  text = prose,
): SyntaxIssue[] {
  if (prose === '') return []
  const issues: SyntaxIssue[] = []
  const weak: SyntaxIssue[] = []
  let left = prose
  for (const { what, pattern, help, isWeak } of constructs) {
    for (const { 0: source, groups, index } of left.matchAll(pattern)) {
      if (callouts.includes(groups?.callout?.toLowerCase() ?? '')) continue
      const at = index + source.length - source.trimStart().length
      const written = text.slice(index, index + source.length)
      const message = `"${excerpt(written)}" is ${what}, and is shown as text.`
      const issue = { at, message, help }
      if (isWeak) weak.push(issue)
      else issues.push(issue)
    }
    // Skip what another one has found.
    left = left.replace(pattern, blank)
  }
  if (hasComponents || issues.length > 0) issues.push(...weak)
  return issues.sort((a, b) => a.at - b.at)
}
