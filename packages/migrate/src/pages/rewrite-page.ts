import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stringify } from 'yaml'
import { readSnippet } from '../site/files'
import { type Finding, lineAt, type SourcePage, type SourceSite } from '../site/site'
import type { Values } from '../site/values'
import { attributeEdits } from './attribute-lists'
import { codeEdits } from './code'
import { containerEdits } from './containers'
import { applyEdits } from './edits'
import { elementsOf } from './elements'
import { expressionEdits } from './expressions'
import { rewriteFrontMatter } from './front-matter'
import { headingEdits } from './headings'
import { featureCards, movedHero } from './home'
import { includeEdits } from './includes'
import { linkEdits } from './link-edits'
import { type FileMap, rewriteUrl } from './links'
import { magicLinkEdits } from './magic-links'
import { markupEdits } from './markup'
import { withoutDeepIndents } from './mdx-indents'
import type { Page } from './page'
import { nodesOf, type ParsedPage, parsePage, proseOf, withBraces } from './parse'
import { type Converted, fromPythonMarkdown } from './python/markdown'
import { pythonEdits } from './python-edits'
import { scopeOf } from './scope'

/** Context of rewriting pages. */
export interface Rewriting {
  readonly site: SourceSite
  readonly files: FileMap
  readonly findings: Finding[]
  /** Front matter keys of the site's own. */
  readonly ownKeys: Set<string>
  /** Origins of the frames in pages. */
  readonly frames: Set<string>
}

/** Text of a page for the new site. */
export function rewritePage(source: SourcePage, rewriting: Rewriting): string {
  const { site, findings } = rewriting
  const file = fileOf(source, rewriting)
  const { text, lines } = convertedPage(source, rewriting)
  const parsed = parsePage(text, source.syntax, hasFormulas(site))
  const link = (url: string) => rewriteUrl(url, source, rewriting.files, site)
  const filePath = (path: string) => {
    const found = rewriting.files.find(path, source.source)
    return found === undefined ? link(path) : rewriting.files.pathFrom(source.target, found)
  }
  const front = rewriteFrontMatter(parsed.frontMatter?.text ?? '', site.origin, (hero) =>
    movedHero(hero, link, filePath),
  )
  for (const { key, offset } of front.left) {
    findings.push({
      file,
      line: lineAt(text, offset + (parsed.frontMatter?.start ?? 0)),
      what: `The front matter key "${key}" was left out.`,
      advice:
        'See the manual on front matter for what a page can say; keys without a counterpart need nothing.',
    })
  }
  for (const key of front.own) rewriting.ownKeys.add(key)
  const body = rewriteBody({ source, text, lines, parsed, props: {}, stack: [] }, rewriting)
  const cards = featureCards(front.values, link)
  const slug = source.slug === undefined ? '' : `slug: ${source.slug}\n`
  const title = hasTitle(parsed, front.values) ? undefined : source.fallbackTitle
  const added = (title === undefined ? '' : stringify({ title }, { lineWidth: 0 })) + slug
  const written = front.text.trim() === '' ? '' : front.text.replace(/\n*$/, '\n')
  const head = written + added === '' ? '' : `---\n${written}${added}---\n`
  if (cards !== '') return `${[`${head}\n${cards}`, body.trim()].join('\n\n').trimEnd()}\n`
  const hadGap = parsed.frontMatter === undefined || /^\r?\n/.test(text.slice(parsed.bodyStart))
  return head + (head !== '' && hadGap && !/^\r?\n/.test(body) ? '\n' : '') + body
}

const hasTitle = ({ tree }: ParsedPage, { title }: Values): boolean =>
  title !== undefined ||
  nodesOf(tree, 'heading').some(({ depth }) => depth === 1) ||
  nodesOf(tree, 'html').some(({ value }) => /<h1[\s>]/.test(value))

function textOf(file: string, syntax: SourcePage['syntax'], site: SourceSite): string {
  const text = withBraces(readFileSync(file, 'utf8'), site.attributeDelimiters ?? ['{', '}'])
  return syntax === 'mdx' ? withoutDeepIndents(text, hasFormulas(site)) : text
}

/** The text of a page, in Markdown, and where its lines are from. */
function convertedPage(
  { source, target, syntax }: SourcePage,
  { site, findings }: Rewriting,
): { readonly text: string; readonly lines?: Converted['lines'] } {
  const text = textOf(source, syntax, site)
  const { pythonMarkdown } = site
  if (pythonMarkdown === undefined) return { text }
  const file = fileOf({ source, target, syntax: 'markdown' }, { site })
  return fromPythonMarkdown(text, {
    ...pythonMarkdown,
    readSnippet: (path) => readSnippet(pythonMarkdown.snippetFolders, path),
    report: (line, what, advice) => void findings.push({ file, line, what, advice }),
  })
}

const hasFormulas = ({ packages }: SourceSite): boolean => packages.includes('remark-math')

/** A page, or a fragment included in one. */
interface Input {
  readonly source: SourcePage
  readonly text: string
  /** Lines of the source that those of the text are from, if these differ. */
  readonly lines?: Converted['lines'] | undefined
  readonly parsed: ParsedPage
  readonly props: Values
  /** Fragments that include this one. */
  readonly stack: readonly string[]
}

function rewriteBody(input: Input, rewriting: Rewriting): string {
  const { text } = input
  const page = openPage(input, rewriting)
  const elements = elementsOf(page)
  for (const line of page.faults) {
    rewriting.findings.push({
      file: fileOf(input.source, rewriting),
      line,
      what: 'A `<` or `{` that begins no MDX was read as text.',
      advice: 'Check that the new page shows it as intended; `\\{` and `\\<` are text.',
    })
  }
  const edits = [
    ...markupEdits(page, elements),
    ...expressionEdits(page, elements),
    ...containerEdits(page),
    ...codeEdits(page),
    ...includeEdits(page),
    ...linkEdits(page),
    ...headingEdits(page),
    ...attributeEdits(page),
    ...pythonEdits(page),
    ...magicLinkEdits(page),
  ]
  return applyEdits(text, edits, page.bodyStart)
}

const fileOf = ({ source }: SourcePage, { site }: Pick<Rewriting, 'site'>): string =>
  relative(site.root, source).replaceAll('\\', '/')

function openPage(
  { source, text, lines, parsed, props, stack }: Input,
  rewriting: Rewriting,
): Page {
  const { site, files, findings } = rewriting
  const resolveFile = (path: string) => files.find(path, source.source)
  const frontMatter = rewriteFrontMatter(parsed.frontMatter?.text ?? '', site.origin).values
  const scope = scopeOf(parsed, text, { root: site.root, frontMatter, props, resolveFile })
  const file = fileOf(source, rewriting)
  return {
    ...source,
    ...parsed,
    ...scope,
    text,
    prose: proseOf(parsed),
    origin: site.origin,
    pythonMarkdown: site.pythonMarkdown,
    magicComments: site.magicComments ?? [],
    report: (offset, what, advice) => {
      const line = lineAt(text, offset)
      findings.push({ file, line: lines?.[line - 1] ?? line, what, advice })
    },
    allowFrames: (origin) => void rewriting.frames.add(origin),
    rewriteUrl: (url) => rewriteUrl(url, source, files, site),
    resolveFile,
    takeFile: (path) => files.pathFrom(source.target, path),
    fragment: (path, given = {}, part = (whole) => whole) => {
      if (stack.includes(path)) return ''
      const inner = { source: path, target: source.target, syntax: source.syntax }
      const own = part(textOf(path, source.syntax, site))
      const fragment = {
        source: inner,
        text: own,
        parsed: parsePage(own, inner.syntax, hasFormulas(site)),
        props: given,
      }
      return rewriteBody({ ...fragment, stack: [...stack, path] }, rewriting).trim()
    },
  }
}
