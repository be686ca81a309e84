import { readFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { slug } from 'github-slugger'
import { stringify } from 'yaml'
import { frontMatterIn } from '../site/documents'
import { findSnippet, readSnippet } from '../site/files'
import { type Finding, lineAt, type SourcePage, type SourceSite } from '../site/site'
import { defined, type Values } from '../site/values'
import { attributeEdits } from './attribute-lists'
import { codeEdits } from './code'
import { containerEdits, widerFences } from './containers'
import { applyEdits } from './edits'
import { elementsOf } from './elements'
import { expressionEdits } from './expressions'
import { foreignEdits } from './foreign'
import { rewriteFrontMatter } from './front-matter'
import { headingEdits } from './headings'
import { featureCards, movedHero } from './home'
import { htmlLineEdits } from './html-lines'
import { includeEdits } from './includes'
import { linkEdits } from './link-edits'
import { type FileMap, rewriteUrl } from './links'
import { magicLinkEdits } from './magic-links'
import { markupEdits } from './markup'
import { withoutDeepIndents } from './mdx-indents'
import type { Page } from './page'
import { nodesOf, type ParsedPage, parsePage, proseOf } from './parse'
import { rebased } from './python/included-markdown'
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
  /** Origins of frames and media in pages, by directives of the security policy. */
  readonly policy: Map<string, Set<string>>
  /** Components of the new site in place of those of the source, by their directives. */
  readonly stubs: Map<string, string>
  /** Names of values that pages show. */
  readonly variables: Set<string>
}

/** Text of a page for the new site. */
export function rewritePage(source: SourcePage, rewriting: Rewriting): string {
  const { site, findings } = rewriting
  const file = relativeTo(site, source.source)
  const { text, lines } = convertedPage(source, rewriting)
  const parsed = parsePage(text, source.syntax, hasFormulas(site))
  const link = (url: string) => rewriteUrl(url, source, rewriting.files, site)
  const filePath = (path: string) => {
    const file = rewriting.files.find(path, source.source)
    return file === undefined ? link(path) : rewriting.files.pathFrom(source.target, file)
  }
  const given = parsed.frontMatter?.text ?? ''
  const frontMatter = frontMatterIn(given)
  const front = rewriteFrontMatter(given, site.origin, (hero) => movedHero(hero, link, filePath))
  for (const { key, offset } of front.left) {
    findings.push({
      file,
      line: lineAt(text, offset + (parsed.frontMatter?.start ?? 0)),
      what: `The front matter key "${key}" was left out.`,
      advice:
        'See the manual on front matter for what a page can say; keys without a counterpart need nothing.',
    })
  }
  for (const key of front.keys) rewriting.ownKeys.add(key)
  const body = rewriteBody(
    { source, text, lines, parsed, frontMatter, props: {}, stack: [] },
    rewriting,
  )
  const cards = featureCards(frontMatter, link, () => {
    const what = 'The icon of a feature was left out.'
    findings.push({ file, line: 1, what, advice: 'No action needed if it is decorative.' })
  })
  const head = headOf(front.text, addedKeys(source, parsed, frontMatter, front.text))
  if (cards !== '') return `${[`${head}\n${cards}`, body.trim()].join('\n\n').trimEnd()}\n`
  const hadGap = parsed.frontMatter === undefined || /^\r?\n/.test(text.slice(parsed.bodyStart))
  return head + (head !== '' && hadGap && !/^\r?\n/.test(body) ? '\n' : '') + body
}

/** Front matter that a page needs besides its own. */
function addedKeys(
  { fallbackTitle, slug, sidebar, isDraft }: SourcePage,
  parsed: ParsedPage,
  frontMatter: Values,
  written: string,
): Values {
  const has = (...keys: readonly string[]) => keys.some((key) => key in frontMatter)
  return defined({
    title: hasTitle(parsed, frontMatter) ? undefined : fallbackTitle,
    slug: /^slug:/m.test(written) ? undefined : slug,
    displayed_sidebar: has('layout', 'sidebar', 'displayed_sidebar') ? undefined : sidebar,
    draft: has('draft') ? undefined : isDraft,
  })
}

/** Front matter between its lines; nothing if it is empty. */
function headOf(written: string, more: Values): string {
  const given = written.trim() === '' ? '' : written.replace(/\n*$/, '\n')
  const added = Object.keys(more).length === 0 ? '' : stringify(more, { lineWidth: 0 })
  return given + added === '' ? '' : `---\n${given}${added}---\n`
}

const hasTitle = ({ tree }: ParsedPage, { title }: Values): boolean =>
  title !== undefined ||
  nodesOf(tree, 'heading').some(({ depth }) => depth === 1) ||
  nodesOf(tree, 'html').some(({ value }) => /<h1[\s>]/.test(value))

/** The text of a file as it is parsed. */
function readSource(file: string, syntax: SourcePage['syntax'], site: SourceSite): string {
  const text = readFileSync(file, 'utf8')
  return syntax === 'mdx' ? withoutDeepIndents(text, hasFormulas(site)) : text
}

/** The text of a page, in Markdown, and where its lines are from. */
function convertedPage(
  { source, syntax }: SourcePage,
  rewriting: Rewriting,
): { readonly text: string; readonly lines?: Converted['lines'] } {
  const { site, findings } = rewriting
  const text = readSource(source, syntax, site)
  const { pythonMarkdown } = site
  if (pythonMarkdown === undefined) return { text }
  const file = relativeTo(site, source)
  return fromPythonMarkdown(text, {
    ...pythonMarkdown,
    fileOf: (path) => {
      const snippet = findSnippet(pythonMarkdown.snippetFolders, path)
      return snippet && relative(dirname(source), snippet).replaceAll('\\', '/')
    },
    readSnippet: (path) => {
      const { includesMarkdown, snippetFolders } = pythonMarkdown
      if (!includesMarkdown) return readSnippet(snippetFolders, path)
      const file = findSnippet([dirname(source), ...snippetFolders], path)
      return file === undefined ? undefined : rebased(readFileSync(file, 'utf8'), file, source)
    },
    report: (line, what, advice) => void findings.push({ file, line, what, advice }),
    useVariable: (name) => void rewriting.variables.add(name),
  })
}

const hasFormulas = ({ packages }: SourceSite): boolean => packages.includes('@landing/plugin-math')

/** A page, or a fragment included in one. */
interface Input {
  readonly source: SourcePage
  readonly text: string
  /** Lines of the source that those of the text are from, if these differ. */
  readonly lines?: Converted['lines'] | undefined
  readonly parsed: ParsedPage
  readonly frontMatter: Values
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
      file: relativeTo(rewriting.site, input.source.source),
      line,
      what: 'Unescaped `<` or `{` was treated as text.',
      advice: 'Check that the new page shows it as intended; `\\{` and `\\<` are text.',
    })
  }
  const edits = [
    ...(page.syntax === 'mdx' ? htmlLineEdits(page) : []),
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
    ...foreignEdits(page),
  ]
  return applyEdits(text, [...edits, ...widerFences(page, edits)], page.bodyStart)
}

const relativeTo = ({ root }: SourceSite, file: string): string =>
  relative(root, file).replaceAll('\\', '/')

function openPage(
  { source, text, lines, parsed, frontMatter, props, stack }: Input,
  rewriting: Rewriting,
): Page {
  const { site, files, findings } = rewriting
  const resolveFile = (path: string) => files.find(path, source.source)
  const scope = scopeOf(parsed, text, { root: site.root, frontMatter, props, resolveFile })
  const file = relativeTo(site, source.source)
  return {
    ...source,
    ...parsed,
    ...scope,
    text,
    prose: proseOf(parsed),
    origin: site.origin,
    pythonMarkdown: site.pythonMarkdown,
    report: (offset, what, advice, mendIn) => {
      const line = lineAt(text, offset)
      const place = { file, line: lines?.[line - 1] ?? line }
      findings.push({ ...place, what, advice, ...(mendIn !== undefined && { mendIn }) })
    },
    stub: (directive, name) => void rewriting.stubs.set(directive, name),
    allow: (directive, origin) =>
      void rewriting.policy.set(
        directive,
        (rewriting.policy.get(directive) ?? new Set()).add(origin),
      ),
    rewriteUrl: (url) => rewriteUrl(url, source, files, site),
    resolveFile,
    linkToHeading: (id) => {
      const page = files.findHeading(id)
      return page && `${files.pathFrom(source.target, page)}#${id}`
    },
    linkToPage: (name) => {
      const [, path = name, hash = ''] = /^([^#]*)(#.*)?$/.exec(name) ?? []
      const target = path === '' ? source.source : files.findNamed(path)
      const anchor = hash === '' ? '' : `#${slug(hash.slice(1))}`
      return target && (path === '' ? anchor : files.pathFrom(source.target, target) + anchor)
    },
    takeFile: (path) => files.pathFrom(source.target, path),
    fragment: (path, given = {}, part = (whole) => whole) => {
      if (stack.includes(path)) return ''
      const text = part(readSource(path, source.syntax, site))
      const parsed = parsePage(text, source.syntax, hasFormulas(site))
      const fragment = {
        source: { source: path, target: source.target, syntax: source.syntax },
        text,
        parsed,
        frontMatter: frontMatterIn(parsed.frontMatter?.text ?? ''),
        props: given,
        stack: [...stack, path],
      }
      return rewriteBody(fragment, rewriting).trim()
    },
  }
}
