import type { RootContent } from 'mdast'
import type { Finding } from '../../diagnostics/codes'
import type { PageDraft } from '../../page/page-draft'
import type { ContainerDirective, LeafDirective, TextDirective } from '../../tree/mdast'
import { admonitions } from './admonition'
import { badge } from './badge'
import { card, cards, linkCard, linkCardMarkdown } from './cards'
import { dataTable, tableMarkdown } from './data-table'
import { details } from './details'
import { frame, video } from './embed'
import { iconDirective } from './icon'
import { linkButton, linkButtonLine, linkMarkdown } from './link-button'
import { fileTree, steps } from './lists'
import { pageList, pageListMarkdown } from './page-list'
import { codeGroup, strayTab, tabs } from './tabs'
import { variable, variableMarkdown } from './variable'

type Handler<N> = (node: N, draft: PageDraft) => RootContent[]

/** A directive without blocks in it. */
interface Directive<N> {
  readonly toTree: Handler<N>
  /**
   * Its form in the page as Markdown; default, and for `undefined`: as the author wrote it.
   *
   * @param words its label, as written
   */
  readonly toMarkdown?: (node: N, words: string, draft: PageDraft) => string | undefined
}

/** Directives around blocks, `:::name`: a new one is declared here, and nowhere else. */
export const containers: ReadonlyMap<string, Handler<ContainerDirective>> = new Map(
  Object.entries({
    ...admonitions,
    details,
    tabs,
    tab: strayTab,
    'code-group': codeGroup,
    steps,
    cards,
    card,
    'file-tree': fileTree,
  }),
)

/** Directives of one line, `::name`. */
export const leaves: ReadonlyMap<string, Directive<LeafDirective> | undefined> = new Map(
  Object.entries({
    table: { toTree: dataTable, toMarkdown: tableMarkdown },
    'link-card': { toTree: linkCard, toMarkdown: linkCardMarkdown },
    'link-button': { toTree: linkButtonLine, toMarkdown: linkMarkdown },
    // Replaced before the page is parsed; elsewhere it is unknown.
    include: undefined,
    pages: { toTree: pageList, toMarkdown: pageListMarkdown },
    video: { toTree: video, toMarkdown: linkMarkdown },
    frame: { toTree: frame, toMarkdown: linkMarkdown },
  }),
)

/** Directives in a line, `:name[label]`. */
export const phrases: ReadonlyMap<string, Directive<TextDirective>> = new Map(
  Object.entries({
    badge: { toTree: badge, toMarkdown: (_, words) => `(${words})` },
    icon: { toTree: iconDirective, toMarkdown: ({ attributes }) => attributes?.label ?? '' },
    'link-button': { toTree: linkButton, toMarkdown: linkMarkdown },
    var: { toTree: variable, toMarkdown: variableMarkdown },
  } satisfies Record<string, Directive<TextDirective>>),
)

/** Names that may stand behind `:::` on a site with these components. */
export function containerNames(components: readonly string[]): readonly string[] {
  return [...new Set([...containers.keys(), ...components])]
}

/** Names that may stand behind `::`. */
export function leafNames(components: readonly string[]): readonly string[] {
  return [...new Set([...leaves.keys(), ...components])]
}

/** True for a directive that a component of the same name cannot replace. */
export function isBuiltIn(name: string): boolean {
  return containers.has(name) || leaves.has(name)
}

/** Components shadowed by built-in directives. */
export function componentFindings(names: readonly string[]): Finding[] {
  return names.filter(isBuiltIn).map((name) => ({
    code: 'components/name',
    message: `The component "${name}" has the name of a built-in directive, which is used instead.`,
    location: { file: `src/components/${name}` },
    help: 'Rename the file.',
  }))
}
