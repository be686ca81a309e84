import type { LoweredPage, ParsedPage } from '@landing/markdown'
import { isGenerated, splitFrontMatter } from '@landing/markdown/authoring'
import type { PhrasingContent, Root, RootContent } from 'mdast'
import { toBlocks } from './blocks'
import type { MdxComponents } from './components'
import { withoutForeignMarks } from './foreign-marks'
import { createImportTargets } from './imports'
import { moduleCode } from './jsx'
import { lower } from './lower'
import { report } from './report'
import { readScope, type Scope } from './scope'

interface MdxSite {
  readonly contentDir: string
  readonly dialects: readonly MdxComponents[]
  /** Writes Markdown. */
  readonly stringify: (tree: Root) => string
}

/** Lowers MDX to Markdown with directives, plus a module with the code to run. */
export function lowerPage(tree: Root, page: ParsedPage, site: MdxSite): LoweredPage {
  page.lint(tree, withoutForeignMarks(page.text))
  const surroundings = createImportTargets(page, site.contentDir, site.dialects)
  const { frontMatter } = page
  const values = { frontMatter, frontmatter: frontMatter }
  let scopes = 0
  let uses = 0
  const constants = new Map<string, Scope['bindings']>()
  const constantsOf = (path: string) => {
    const cachedConstants = constants.get(path)
    if (cachedConstants !== undefined) return cachedConstants
    // Ends circles: fragments may import from each other.
    constants.set(path, new Map())
    const { bindings } = fragments(path, {}).scope
    constants.set(path, bindings)
    return bindings
  }
  const open: OpenScope = (source, file, text, props) => {
    const place = { file, text, number: scopes++ }
    return readScope(source, place, { ...values, ...props }, surroundings, page, constantsOf)
  }
  const fragments = createFragments(page, open)
  const scope = open(tree, page.source, page.text, {})
  const to = { page, fragment: fragments, nextUse: () => uses++ }
  const children = toBlocks(lower(tree.children, scope, to))
  return {
    children,
    markdown: toText(children, site),
    module: uses === 0 ? undefined : moduleCode(scope, surroundings.imports(), frontMatter),
  }
}

type OpenScope = (
  tree: Root,
  file: string,
  text: string,
  values: Readonly<Record<string, unknown>>,
) => Scope

/** Reads fragments: each use has its own names, because props differ. */
function createFragments(page: ParsedPage, open: OpenScope) {
  let count = 0
  return (path: string, props: unknown): { readonly tree: Root; readonly scope: Scope } => {
    const fragment = page.read(path)
    // Deeper nesting means a fragment that includes itself.
    const problem =
      'problem' in fragment ? fragment.problem : count++ > 500 ? 'it includes itself.' : undefined
    if ('problem' in fragment || problem !== undefined) {
      const message = `The file "${path}" cannot be included: ${problem}`
      report(page, 'include/missing', undefined, message, 'Correct the import.')
    }
    const { body, bodyLine } = splitFrontMatter(
      'problem' in fragment || problem ? '' : fragment.text,
    )
    const text = '\n'.repeat(bodyLine - 1) + body
    const tree = page.parse(text)
    // Mintlify's have their props as names of their own.
    return { tree, scope: open(tree, path, text, { ...(props as object), props }) }
  }
}

/** The page as Markdown, because MDX source cannot be copied. */
function toText(children: readonly RootContent[], { stringify }: MdxSite): string {
  const plain: Root = { type: 'root', children: toBlocks(unwrap(children)) }
  return stringify(plain).replace(/(?<=^#+ .*\S)(?=\{#[\w.-]+\}$)/gm, ' ')
}

/** Nodes without their elements: only links and images have a counterpart in Markdown. */
function unwrap(nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    if (!('children' in node)) return [node]
    const isFlow = /^(?:containerDirective|blockquote|listItem)$/.test(node.type)
    const children = isFlow ? toBlocks(unwrap(node.children)) : unwrap(node.children)
    const isElement = node.type === 'containerDirective' || node.type === 'emphasis'
    if (!(isElement && isGenerated(node))) return [{ ...node, children } as RootContent]
    const { hName, hProperties: { href, src, alt } = {} } = node.data ?? {}
    if (hName === 'img' && typeof src === 'string') {
      return [{ type: 'image', url: src, alt: String(alt ?? '') }]
    }
    const [words, ...others] = hName === 'a' ? toBlocks(children) : []
    if (typeof href !== 'string' || words?.type !== 'paragraph' || others.length > 0) {
      return children
    }
    const link: PhrasingContent = { type: 'link', url: href, children: words.children }
    return node.type === 'emphasis' ? [link] : [{ type: 'paragraph', children: [link] }]
  })
}
