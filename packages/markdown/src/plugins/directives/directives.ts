import type { Finding } from '../../diagnostics/codes'
import type { CompileHooks } from '../../hooks/compile-hooks'
import { type Hooks, namedEntries, noHooks } from '../../hooks/loaded-hooks'
import { codeMarksOf } from '../../page/code-marks'
import type { PageEnvironment } from '../../page/page-draft'
import { oncePer } from '../../text/once'
import { nodeText } from '../../tree/mdast'
import { admonitions } from './admonition'
import { badge } from './badge'
import { card, cards, linkCard, linkCardMarkdown } from './cards'
import { dataTable, tableMarkdown } from './data-table'
import { details } from './details'
import { frame, video } from './embed'
import { icon } from './icon'
import { linkButton, linkButtonLine, linkMarkdown } from './link-button'
import { fileTree, steps } from './lists'
import { pageAttributes, pageList, pageListMarkdown } from './page-list'
import { codeGroup, strayTab, tabs } from './tabs'
import { variable, variableMarkdown } from './variable'

const ofTabs = ['group', 'query']
const ofButton = ['href', 'design']

/** The compiler's own directives, declared as those of a plugin: a new one is declared here, and nowhere else. */
const ownHooks: CompileHooks = {
  directives: {
    ...admonitions,
    details: { container: { attributes: ['id', 'class', 'open'], html: details } },
    tabs: { container: { attributes: ofTabs, html: tabs } },
    tab: { container: { html: strayTab } },
    'code-group': { container: { attributes: ofTabs, html: codeGroup } },
    steps: { container: { attributes: [], html: steps } },
    cards: { container: { attributes: [], html: cards } },
    card: { container: { attributes: ['href', 'icon'], html: card } },
    'file-tree': { container: { attributes: [], html: fileTree } },
    table: { leaf: { attributes: ['data'], html: dataTable, markdown: tableMarkdown } },
    'link-card': {
      leaf: {
        attributes: ['href', 'description', 'icon'],
        html: linkCard,
        markdown: linkCardMarkdown,
      },
    },
    'link-button': {
      leaf: { attributes: ofButton, html: linkButtonLine, markdown: linkMarkdown },
      text: { attributes: ofButton, html: linkButton, markdown: linkMarkdown },
    },
    // Replaced before the page is parsed; elsewhere it is unknown.
    include: { leaf: undefined },
    pages: { leaf: { attributes: pageAttributes, html: pageList, markdown: pageListMarkdown } },
    video: { leaf: { attributes: ['src', 'poster'], html: video, markdown: linkMarkdown } },
    frame: { leaf: { attributes: ['src'], html: frame, markdown: linkMarkdown } },
    badge: { text: { attributes: ['type'], html: badge, markdown: (_, words) => `(${words})` } },
    icon: {
      text: {
        attributes: ['label'],
        html: (node, page) =>
          icon(node.children.map(nodeText).join('').trim(), node.attributes?.label, node, page),
        markdown: ({ attributes }) => attributes?.label ?? '',
        plain: ({ attributes }) => attributes?.label ?? '',
      },
    },
    var: {
      text: {
        attributes: [],
        html: variable,
        markdown: variableMarkdown,
        // Filled in once the site's variables are known.
        plain: () => undefined,
      },
    },
  },
}

type NameSources = Pick<PageEnvironment, 'hooks' | 'components'>

/** The directives of a site by their names. @throws LandingError `content/plugin` for a name that two have */
export const directivesOf = oncePer((hooks: Hooks<CompileHooks>) =>
  namedEntries('directive', ownHooks, hooks, ({ directives = {} }) => directives),
)

/** Names that may follow `:::` or `::`; without components that a directive shadows. */
export function directiveNames(
  form: 'container' | 'leaf' | 'text',
  { hooks = noHooks, components = [] }: Partial<NameSources> = {},
): readonly string[] {
  const directives = [...directivesOf(hooks)].filter(([, directive]) => form in directive)
  const ofSite = form === 'text' ? [] : components.filter((name) => !isDirective(name, hooks))
  return [...directives.map(([name]) => name), ...ofSite]
}

/** Names that may stand in `> [!NAME]`. */
export function calloutNames(hooks: Hooks<CompileHooks>): string[] {
  return [...directivesOf(hooks)].flatMap(([name, { container }]) =>
    container?.isCallout ? [name] : [],
  )
}

/** True for a directive that a component of the same name cannot replace. */
export function isDirective(name: string, hooks: Hooks<CompileHooks> = noHooks): boolean {
  const directive = directivesOf(hooks).get(name)
  return directive !== undefined && ('container' in directive || 'leaf' in directive)
}

/** Components shadowed by directives. @throws LandingError `content/plugin` for a directive or a code mark that two have */
export function componentFindings({ hooks, components }: NameSources): Finding[] {
  directivesOf(hooks)
  codeMarksOf(hooks)
  const shadowed = components.filter((name) => isDirective(name, hooks))
  return shadowed.map((name) => ({
    code: 'components/name',
    message: `The component "${name}" has the name of a ${isDirective(name) ? 'built-in directive' : "plugin's directive"}, which is used instead.`,
    location: { file: `src/components/${name}` },
    help: 'Rename the file.',
  }))
}
