import { randomBytes } from 'node:crypto'
import { escapeHtml } from '@landing/schema'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { digest } from '../../text/digest'
import { type Island, IslandContent, islandName, withIslands } from './island'
import { createMarks } from './marks'
import { serializeProps } from './serialize-props'

/** Options of `createDocumentIslands`. */
export interface DocumentIslandsOptions {
  /** URL of the browser's code of a client module. */
  href(id: string): string
  /** Puts the theme's provider around an island, as the browser's `wrap` does. */
  wrap(children: ReactNode): ReactNode
}

/** The islands of one document. */
export interface DocumentIslands {
  /** Runs a synchronous render; returns its HTML with the islands in it. */
  render(work: () => string): string
  /** A node that stands for HTML in a `render` of the same document; it adds no element. */
  html(html: string): ReactNode
}

// Random, so that no text can be mistaken for a mark; once, because it takes a tenth of the time of a document.
const marks = createMarks(`landing-${randomBytes(12).toString('hex')}`)
const slotMark = marks.block(-1)

/**
 * Collects islands while a document is rendered. React writes marks in place of an island, and its
 * children between them. Each island is then rendered alone, as hydration expects it.
 */
export function createDocumentIslands(options: DocumentIslandsOptions): DocumentIslands {
  const islands: Island[] = []
  const blocks: string[] = []
  const prefix = createPrefixes()
  function place(island: Island): ReactNode {
    const number = islands.push(island) - 1
    const { children } = island.props
    return (
      <>
        {marks.open(number)}
        {isText(children) ? undefined : (children as ReactNode)}
        {marks.close(number)}
      </>
    )
  }

  function islandHtml(number: number, children: string): string {
    const island = islands[number]
    if (island === undefined) return ''
    const { meta } = island
    const { children: inner, ...ownProps } = island.props
    const props = isText(inner) ? island.props : ownProps
    const json = serializeProps(islandName(island), meta.id, props)
    const identifierPrefix = prefix(`${meta.id}#${meta.name}`)
    const content = contentHtml(island, props, children !== '', identifierPrefix)
    const filled = content.replaceAll(slotMark, () => children)
    const kept = children === '' || content.includes(slotMark)
    const attributes = {
      'data-swap': 'island',
      'data-src': options.href(meta.id),
      'data-export': meta.name,
      'data-hydrate': meta.hydrate,
      'data-prefix': identifierPrefix,
      ...(json !== '{}' && { 'data-props': json }),
    }
    const text = Object.entries(attributes).map(
      ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
    )
    const rest = kept ? '' : `<template data-landing-slot>${children}</template>`
    return `<landing-island${text.join('')}>${filled}${rest}</landing-island>`
  }

  function contentHtml(
    island: Island,
    props: Island['props'],
    hasSlot: boolean,
    identifierPrefix: string,
  ): string {
    const slot = createElement('landing-slot', {}, slotMark)
    const content = createElement(island.component, props, ...(hasSlot ? [slot] : []))
    try {
      const node = options.wrap(<IslandContent>{content}</IslandContent>)
      return withoutImageHints(renderToString(node, { identifierPrefix })).replace(formScript, '')
    } catch (cause) {
      throw new Error(`The island ${islandName(island)} failed on the server.`, { cause })
    }
  }

  return {
    render: (work) => marks.fill(withIslands(place, work), islandHtml, (block) => blocks[block]),
    // An element: children that are text would travel as props.
    html: (html) => <>{marks.block(blocks.push(html) - 1)}</>,
  }
}

/** Children that JSON can represent stay props. */
function isText(children: unknown): boolean {
  if (Array.isArray(children)) return children.every(isText)
  return typeof children === 'string' || typeof children === 'number'
}

/** Prefixes of the ids in an island: the same island keeps its prefix from document to document. */
function createPrefixes(): (name: string) => string {
  const counts = new Map<string, number>()
  return (name) => {
    const count = counts.get(name) ?? 0
    counts.set(name, count + 1)
    return `${digest(name).slice(0, 6)}${count}-`
  }
}

/**
 * What React adds after a form with an action, to repeat what was submitted before hydration. The policy blocks it, with an error
 * in the console, and the click on the button is repeated anyway.
 */
const formScript = /<script>addEventListener\("submit",[^<]*<\/script>/

const imageHint = '<link rel="preload" as="image"'

/** HTML of React without its hints to load images: images need none, and the styles come first. */
export function withoutImageHints(html: string): string {
  let start = 0
  while (html.startsWith(imageHint, start)) start = html.indexOf('>', start) + 1
  return html.slice(start)
}
