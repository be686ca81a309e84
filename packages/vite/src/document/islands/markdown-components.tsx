import {
  type ArticlePart,
  type ComponentUse,
  componentsOf,
  componentWithoutExport,
  type Diagnostic,
  diagnosticOf,
} from '@landing/schema'
import { type ComponentType, createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { withoutBrowser } from '../../text/without-browser'
import type { RenderOptions } from '../server-module'
import { type PropTypes, readComponentProps } from './component-props'
import { type DocumentIslands, withoutImageHints } from './document-islands'

/** A file below `src/components`. */
export interface ComponentModule {
  readonly default: ComponentType<Readonly<Record<string, unknown>>>
  /** Types of its props, for the check of attributes in Markdown. */
  readonly props?: PropTypes
}

/** Options of `renderComponents`. */
export interface RenderComponentsOptions {
  /** The islands of the document the HTML is for. */
  readonly islands: DocumentIslands
  /** Puts the theme's provider around a component. */
  wrap(children: ReactNode): ReactNode
  load(use: ComponentUse): Promise<ComponentModule>
  readonly mapStack: RenderOptions['mapStack']
}

/** HTML with its components rendered. */
export interface RenderedComponents {
  readonly html: string
  /** Names of the components in it, and sources of the pages whose modules render others. */
  readonly components: readonly string[]
  readonly messages: readonly Diagnostic[]
}

const keyOf = ({ name, module }: ComponentUse): string => module?.source ?? name

/** Renders the components in the parts of a page: inner ones first, client modules as islands. */
export async function renderComponents(
  parts: readonly ArticlePart[],
  options: RenderComponentsOptions,
): Promise<RenderedComponents> {
  const uses = new Map(componentsOf(parts).map((use) => [keyOf(use), use]))
  const modules = new Map(
    await Promise.all([...uses].map(async ([key, use]) => [key, await options.load(use)] as const)),
  )
  const messages: Diagnostic[] = []
  const htmlOf = (some: readonly ArticlePart[]): string =>
    some
      .map((part) => {
        if (typeof part === 'string') return part
        const slots = part.slots.map(htmlOf)
        const module = modules.get(keyOf(part))
        if (module === undefined) return ''
        const rendered = renderComponent(part, module, slots, options)
        messages.push(...rendered.messages)
        return rendered.html
      })
      .join('')
  return { html: htmlOf(parts), components: [...uses.keys()], messages }
}

function renderComponent(
  { name, props: attributes, file, line, column, module: ofPage }: ComponentUse,
  module: ComponentModule,
  slots: readonly string[],
  { islands, wrap, mapStack }: RenderComponentsOptions,
): Pick<RenderedComponents, 'html' | 'messages'> {
  const location = { file, line, column }
  const problem = (code: string, reason: string, help?: string): Diagnostic => ({
    code,
    severity: 'throw',
    message: reason,
    location,
    ...(help !== undefined && { help }),
  })
  if (ofPage === undefined && module.default === undefined) {
    return { html: '', messages: [diagnosticOf(componentWithoutExport(name), location)] }
  }
  const { props, problems } = ofPage
    ? { props: { use: ofPage.use }, problems: [] }
    : readComponentProps(name, attributes, module.props)
  if (problems.length > 0) {
    const messages = problems.map(({ message: reason, help }) =>
      problem('components/props', reason, help),
    )
    return { html: '', messages }
  }
  try {
    const inner =
      slots.length === 1 && slots[0]?.trim() === '' ? [] : slots.map((html) => islands.html(html))
    const element = createElement(module.default, props, ...inner)
    const html = islands.render(() => withoutImageHints(renderToStaticMarkup(wrap(element))))
    return { html, messages: [] }
  } catch (error) {
    const kind = name.startsWith('{') ? 'expression' : 'component'
    const reason = `The ${kind} "${name}" failed: ${reasonOf(error)}${placeOf(error, mapStack)}`
    return { html: '', messages: [problem('components/failed', reason, helpOf(error))] }
  }
}

const needsBrowser = /\b(?:window|document|navigator|localStorage|self) is not defined$/

/** What helps: as the error or one of its causes says, or for code that needs a browser. */
function helpOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('help' in error) return String(error.help)
  return needsBrowser.test(error.message) ? withoutBrowser : helpOf(error.cause)
}

/** What an error and its causes say. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message} ${reasonOf(error.cause)}`
}

/** The line of the component that threw, in brackets: of an island, it is in the cause. */
function placeOf(error: unknown, mapStack: RenderOptions['mapStack']): string {
  if (!(error instanceof Error)) return ''
  const { cause, stack = '' } = error
  if (cause !== undefined) return placeOf(cause, mapStack)
  const frame = /\n {4}at .*\b(src[\\/]components[\\/][^:?]+:\d+:\d+)\)?$/m.exec(
    mapStack?.(stack) ?? stack,
  )
  return frame?.[1] === undefined ? '' : ` (${frame[1].replaceAll('\\', '/')})`
}
