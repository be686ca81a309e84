import type { PhrasingContent, Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import { splitFrontMatter } from '../facts/front-matter'
import { lintPage } from '../page/lint-page'
import { draftOf, type PageDraft, report } from '../page/page-draft'
import { type LazyParser, withReference } from '../parser/lazy-parser'
import { type MdxParser, withoutForeignMarks } from '../parser/mdx'
import { writeMachineText } from '../plugins/remark-machine-text'
import { digest } from '../text/digest'
import { isMade } from '../tree/mdast'
import { toBlocks } from './blocks'
import { createSurroundings } from './imports'
import { moduleCode } from './jsx'
import { lower } from './lower'
import { readScope, type Scope } from './scope'

/** Lowers MDX to Markdown with directives, plus a module with the code to run. */
export function remarkMdx({
  contentDir,
  parser,
}: {
  readonly contentDir: string
  readonly parser: LazyParser
}) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const draft = draftOf(file)
    const { mdx } = draft
    if (mdx === undefined) return
    lintPage(tree, { ...draft, text: withoutForeignMarks(draft.text) })
    const surroundings = createSurroundings(contentDir, draft.environment)
    const { frontMatter } = draft
    const values = { frontMatter, frontmatter: frontMatter }
    let scopes = 0
    let uses = 0
    const constants = new Map<string, Scope['bindings']>()
    const constantsOf = (path: string) => {
      const known = constants.get(path)
      if (known !== undefined) return known
      // Ends circles: fragments may import from each other.
      constants.set(path, new Map())
      const { bindings } = fragments(path, {}).scope
      constants.set(path, bindings)
      return bindings
    }
    const open: OpenScope = (source, file, text, props) => {
      const place = { file, text, number: scopes++ }
      return readScope(source, place, { ...values, ...props }, surroundings, draft, constantsOf)
    }
    const fragments = createFragments(draft, mdx, open)
    const page = open(tree, draft.source, draft.text, {})
    tree.children = toBlocks(
      lower(tree.children, page, { draft, fragment: fragments, nextUse: () => uses++ }),
    )
    const text = toText(tree, mdx)
    writeMachineText(await withReference(parser, () => parser.parse(text)), text, draft)
    if (uses === 0) return
    draft.document.module = moduleCode(page, surroundings.imports(), frontMatter)
    // A page and its module must match.
    const version = digest(draft.document.module, 8)
    for (const { mdx } of draft.components) if (mdx !== undefined) mdx.version = version
  }
}

type OpenScope = (
  tree: Root,
  file: string,
  text: string,
  values: Readonly<Record<string, unknown>>,
) => Scope

/** Reads fragments: each use has its own names, because props differ. */
function createFragments(draft: PageDraft, mdx: MdxParser, open: OpenScope) {
  let count = 0
  return (path: string, props: unknown): { readonly tree: Root; readonly scope: Scope } => {
    const read = draft.environment.readInclude(`/${path}`)
    // Deeper nesting means a fragment that includes itself.
    const problem =
      'problem' in read ? read.problem : count++ > 500 ? 'it includes itself.' : undefined
    if ('problem' in read || problem !== undefined) {
      const message = `The file "${path}" cannot be included: ${problem}`
      report(draft, 'include/missing', undefined, message, 'Correct the import.')
    }
    const { body, bodyLine } = splitFrontMatter('problem' in read || problem ? '' : read.text)
    const text = '\n'.repeat(bodyLine - 1) + body
    const tree = mdx.parse(text)
    // Mintlify's have their props as names of their own.
    return { tree, scope: open(tree, path, text, { ...(props as object), props }) }
  }
}

/** The page as Markdown, because MDX source cannot be copied. */
function toText(tree: Root, mdx: MdxParser): string {
  const plain: Root = { type: 'root', children: toBlocks(unwrap(tree.children)) }
  return mdx.stringify(plain).replace(/(?<=^#+ .*\S)(?=\{#[\w.-]+\}$)/gm, ' ')
}

/** Nodes without their elements: only links and images have a counterpart in Markdown. */
function unwrap(nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    if (!('children' in node)) return [node]
    const isFlow = /^(?:containerDirective|blockquote|listItem)$/.test(node.type)
    const children = isFlow ? toBlocks(unwrap(node.children)) : unwrap(node.children)
    const isElement = node.type === 'containerDirective' || node.type === 'emphasis'
    if (!(isElement && isMade(node))) return [{ ...node, children } as RootContent]
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
