import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Parser } from 'htmlparser2'

const patterns: readonly RegExp[] = [
  /^\s*(?:import|export) .*(?:from\s|['"])/m,
  /\{\{|\}\}/,
  /:::/,
  /<<</,
  /\[\[toc\]\]/i,
  /<\/?[A-Z]\w*/,
  /@include:/,
  /\{(?:\/\*|["'`]|props\.|frontmatter)/i,
  /\{[a-z]+=/,
  /^(?:!!!|\?\?\?|===) /m,
  /--8<--|\+\+\w+\+\+|\{:? ?[.#]\w/,
  /:(?:material|octicons|fontawesome)-/,
]
/** HTML's own elements in articles, and those of Landing. */
const known = new Set(
  `a abbr aside b bdi blockquote br button caption cite code col colgroup dd del details dfn div dl dt em figcaption figure
  h1 h2 h3 h4 h5 h6 hr i iframe img input ins kbd label li mark nav ol p path picture pre q s samp section small source span
  strong sub summary sup svg table tbody td tfoot th thead time tr u ul var video wbr article header footer main
  math mrow mi mo mn ms msqrt mroot mtext mspace mstyle mfrac msup msub msubsup mover munder munderover mtable mtr mtd mpadded semantics annotation`.split(
    /\s+/,
  ),
)

/** What readers of a built site see of another framework's syntax, outside of code. */
export function foreignSyntax(dist: string): string[] {
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('index.html') && !/(?:^|\/)search\//.test(path),
  )
  return pages
    .sort()
    .flatMap((path) =>
      inDocument(readFileSync(join(dist, path), 'utf8')).map((found) => `${path}: ${found}`),
    )
}

function inDocument(html: string): string[] {
  const found: string[] = []
  let articleDepth = 0
  let codeDepth = 0
  const parser = new Parser(
    {
      onopentag: (name, { class: classes = '' }) => {
        if (name === 'main' || articleDepth > 0) articleDepth++
        if (['code', 'pre', 'script'].includes(name) || codeDepth > 0) codeDepth++
        if (
          articleDepth > 0 &&
          codeDepth === 0 &&
          !known.has(name) &&
          !name.startsWith('landing-') &&
          !classes.includes('theme')
        ) {
          found.push(`<${name}>`)
        }
      },
      onclosetag: () => {
        if (articleDepth > 0) articleDepth--
        if (codeDepth > 0) codeDepth--
      },
      ontext: (text) => {
        if (articleDepth === 0 || codeDepth > 0) return
        for (const pattern of patterns) if (pattern.test(text)) found.push(text.trim().slice(0, 80))
      },
    },
    { decodeEntities: true },
  )
  parser.write(html)
  parser.end()
  return found
}
