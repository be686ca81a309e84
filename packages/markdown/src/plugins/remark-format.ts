import type { Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import { filesBeside } from '../fs/source-paths'
import { aliasedFiles } from '../hooks/aliases'
import type { ParsedPage, UsedCode } from '../hooks/parser-hook'
import { isUntrusted, trustHelp } from '../page/code-refusal'
import { lintPage } from '../page/lint-page'
import { addSlot, draftOf, type PageDraft, placed, placeOf } from '../page/page-draft'
import { type LazyParser, withReference } from '../parser/lazy-parser'
import { componentName, ownComponent } from '../text/component-name'
import { digest } from '../text/digest'
import { block, phrase } from '../tree/mdast'
import { componentTag, slotTag } from './directives/component'
import { isDirective } from './directives/directives'
import { writeMachineText } from './remark-machine-text'

interface FormatOptions {
  readonly contentDir: string
  readonly parser: LazyParser
}

/** Lowers a page in another format to Markdown with directives, plus a module with the code to run. */
export function remarkFormat({ contentDir, parser }: FormatOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const draft = draftOf(file)
    const { opened, parser: hook } = draft.format ?? {}
    if (opened === undefined) return
    const { children, markdown, module } = opened.lower(tree, parsedPage(draft, contentDir))
    tree.children = children
    writeMachineText(await withReference(parser, () => parser.parse(markdown)), markdown, draft)
    // Only that of code is checked for its trust.
    if (module === undefined || !hook?.isCode) return
    draft.document.module = module
    // A page and its module must match.
    const version = digest(module, 8)
    draft.slots.forEach((slot, index) => {
      if (slot.kind !== 'component' || slot.use.module === undefined) return
      const use = { ...slot.use, module: { ...slot.use.module, version } }
      draft.slots[index] = { ...slot, use }
    })
  }
}

function parsedPage(draft: PageDraft, contentDir: string): ParsedPage {
  const { source, text, frontMatter, format, environment } = draft
  const dialect = environment.hooks.of(draft.dialect)
  return {
    source,
    text,
    frontMatter,
    parse(part) {
      const parsed = format?.opened?.parse(dialect?.rewrite?.(part) ?? part)
      const tree: Root = parsed ?? { type: 'root', children: [] }
      dialect?.rewriteTree?.(tree)
      return tree
    },
    lint: (tree, source) => lintPage(tree, { ...draft, text: source }),
    report: (issue, file) => draft.document.findings.push(placed(issue, draft, file)),
    markProvisional() {
      draft.document.isProvisional = true
    },
    read: (path) => environment.readInclude(`/${path}`),
    filesOf: (path, from) =>
      path.startsWith('.')
        ? filesBeside(path, from, contentDir)
        : aliasedFiles(path, environment.hooks, contentDir),
    refusal: (path) => (isUntrusted(path, environment) ? trustHelp : undefined),
    component(name) {
      const componentFile = ownComponent(name, environment.components)
      const file = componentName(name)
      return {
        file: componentFile ?? (isDirective(file, environment.hooks) ? name : file),
        exists: componentFile !== undefined,
      }
    },
    use: (part) => useCode(part, draft),
  }
}

function useCode({ name, use, file, node, isBlock, slots }: UsedCode, draft: PageDraft) {
  const module = { source: draft.source, use, version: '' }
  const used = { name, props: {}, file, ...placeOf(node), module }
  const make = (tag: string, properties: Record<string, string>, nodes: readonly RootContent[]) =>
    (isBlock ? block : phrase)(tag, properties, nodes as never[], node.position)
  const parts = slots.map((slot) => make(slotTag, {}, slot))
  return make(componentTag, { dataUse: addSlot(draft, { kind: 'component', use: used }) }, parts)
}
