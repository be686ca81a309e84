import { type LintedPage, type LintIssue, sourceOf, unknownDirective } from '@landing/markdown/lint'
import type { Paragraph, RootContent } from 'mdast'

type ContainerDirective = Extract<RootContent, { type: 'containerDirective' }>

/** An unclosed container swallows the content after it. */
export function checkClosed(node: ContainerDirective, page: LintedPage): void {
  if (!page.containers.includes(node.name)) return
  checkContent(node, page)
  const source = sourceOf(page.text, node).trimEnd()
  const colons = /^:{3,}/.exec(source)?.[0]
  if (colons === undefined) return
  const isClosed = /\n[ \t>]*:{3,}$/.test(source)
  const last = node.children.at(-1)
  // One fence ends both.
  const inner =
    last?.type === 'containerDirective' && last.position?.end.offset === node.position?.end.offset
      ? last
      : undefined
  if (isClosed && inner === undefined) return
  page.report({
    code: 'directive/unclosed',
    node,
    message: isClosed
      ? `"${colons}${node.name}" and the ":::${inner?.name}" in it are closed by one ":::".`
      : `"${colons}${node.name}" is not closed: everything after it becomes part of it.`,
    help: `Write "${colons}" on a line of its own where it ends; an outer one needs more colons than those inside.`,
  })
}

const boxes = /^(?:note|tip|info|important|success|warning|caution|danger|secondary|details|tab)$/

/** A box without text; an empty one of the site may be right. */
function checkContent(node: ContainerDirective, page: LintedPage): void {
  const isLabel = ({ data }: RootContent) => Boolean(Object(data).directiveLabel)
  if (!boxes.test(node.name) || !node.children.every(isLabel)) return
  page.report({
    code: 'directive/misplaced',
    node,
    message: `":::${node.name}" is empty.`,
    help: 'Write its text between the fences, or remove it.',
  })
}

/** Fences that stay text: of unknown names, with a space or a text in their line, and those that close nothing. */
export function checkFences(node: Paragraph, page: LintedPage): void {
  const [first] = node.children
  const [, name] =
    first?.type === 'text' ? (/^:{3,}[ \t]*([a-z][a-z\d-]*)/.exec(first.value) ?? []) : []
  const report = (code: LintIssue['code'], message: string, help: string) =>
    page.report({ code, node, message, help })
  const containerNames = page.containers
  if (name !== undefined && containerNames.includes(name)) {
    report(
      'directive/misplaced',
      `":::${name}" is shown as text: it has a space in front of its name, or more than "[a label]" and "{attributes}" behind it.`,
      `Write ":::${name}[A title]", and what follows below. Formatters that wrap text join lines that have no empty line between them.`,
    )
    return
  }
  if (name !== undefined)
    report('directive/unknown', ...unknownDirective(`:::${name}`, containerNames))
  if (first?.type !== 'text' || !/^:{3,}[ \t]*$/m.test(first.value)) return
  const stray = /^([ \t>]*)(:{3,})[ \t]*$/m.exec(sourceOf(page.text, node))
  const [, before = '', colons] = stray ?? []
  const start = node.position?.start.offset
  page.report({
    code: 'directive/misplaced',
    ...(stray && start !== undefined ? { at: start + stray.index + before.length } : { node }),
    message: `"${colons}" closes no directive, and is shown as text.`,
    help: 'Remove it; a directive around others needs more colons than they have.',
  })
}
