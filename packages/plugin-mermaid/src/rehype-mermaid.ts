import { escapeHtml } from '@landing/schema'
import type { Element, Root as HastRoot } from 'hast'
import type { Code, Html, Root } from 'mdast'
import type { Plugin } from 'unified'
import type { VFile } from 'vfile'
import type { ResultCache } from '../../cache/pack-store'
import { digest } from '../../text/digest'
import { isElement, textOf } from '../../tree/hast'
import { walk } from '../../tree/walk'
import { diagramSvg, diagramText } from './diagram-svg'
import { type Drawing, type DrawingTools, drawDiagrams, findTools } from './draw-diagrams'

/**
 * Turns code blocks of the language `mermaid` into `<pre class="mermaid">`, which is readable text. `rehypeMermaid` draws it;
 * without it the site may, in the browser.
 */
export const remarkMermaid: Plugin<[], Root> = () => (tree) => {
  walk(tree, (node, parent, index) => {
    if (node.type === 'code' && node.lang?.toLowerCase() === 'mermaid') {
      parent.children[index] = diagram(node)
    }
  })
}

function diagram({ value, meta, position }: Code): Html {
  const title = /title="([^"]*)"/.exec(meta ?? '')?.[1]
  const caption = title === undefined ? '' : `<figcaption>${escapeHtml(title)}</figcaption>`
  return {
    type: 'html',
    value: `<figure class="landing-diagram" data-diagram="mermaid">${caption}<pre class="mermaid">${escapeHtml(value)}</pre></figure>`,
    ...(position && { position }),
  }
}

/** Key of the drawing tools for `pluginsKey`: pages are compiled again when it changes. */
export function mermaidKey(folder = process.cwd()): string {
  const tools = findTools(folder)
  return 'missing' in tools ? `mermaid without ${tools.missing}` : `mermaid ${tools.version}`
}

const HELP = {
  browser: 'Install Chromium or Chrome, or set CHROME_PATH to its executable.',
  mermaid: 'Install the package mermaid.',
}

/** Draws the diagrams of `remarkMermaid` as images, with the packages `mermaid` and a Chromium of this machine. Without them they stay text. */
export const rehypeMermaid: Plugin<[], HastRoot> = () => async (tree, file) => {
  const found: Element[] = []
  walk(tree, (node) => {
    if (isElement(node, 'figure') && node.properties.dataDiagram === 'mermaid') found.push(node)
  })
  const [first] = found
  if (first === undefined) return
  const tools = findTools(file.cwd)
  if ('missing' in tools) {
    warn(
      file,
      first,
      'undrawn',
      `Diagrams stay text: there is no ${tools.missing}.`,
      HELP[tools.missing],
    )
    return
  }
  const texts = found.map((figure) => textOf(sourceOf(figure)))
  const start = performance.now()
  const drawings = await allDrawings(texts, tools, file.data.cache as ResultCache | undefined)
  // Time in the browser does not count as slowness of the plugin.
  file.data.elsewhere = performance.now() - start
  for (const [index, figure] of found.entries()) {
    const drawing = drawings[index]
    if (drawing === undefined) continue
    if ('error' in drawing) {
      const [reason] = drawing.error.split('\n')
      warn(file, figure, 'diagram', `The diagram cannot be drawn: ${reason}`)
    } else draw(figure, drawing)
  }
}

/** Drawings from the cache, all others in one run of the browser. */
async function allDrawings(
  texts: readonly string[],
  tools: DrawingTools,
  cache: ResultCache | undefined,
): Promise<readonly (Drawing | undefined)[]> {
  const keys = texts.map((text) => digest(`diagram 1 ${tools.version} ${text}`))
  const known = keys.map((key) => cache?.get<Drawing>(key, JSON.parse))
  const wanted = [...texts.keys()].filter((index) => known[index] === undefined)
  if (wanted.length === 0) return known
  const asked = wanted.map((index) => {
    const text = texts[index] ?? ''
    // Unique on the page and stable across builds.
    return [text, `diagram-${digest(text, 8)}`] as const
  })
  const drawn = await drawDiagrams(asked, tools).catch(({ message }: Error) =>
    asked.map(() => ({ error: message })),
  )
  for (const [at, index] of wanted.entries()) {
    const drawing = drawn[at]
    known[index] = drawing
    if (drawing && !('error' in drawing)) cache?.put(keys[index] ?? '', JSON.stringify(drawing))
  }
  return known
}

/** Replaces the text by the image. */
function draw(figure: Element, { light, dark }: Exclude<Drawing, { error: string }>): void {
  if (typeof light === 'string' || typeof dark === 'string') return
  const caption = figure.children.find((child) => isElement(child, 'figcaption'))
  const label = caption ? textOf(caption) : diagramText(light)
  const image = diagramSvg(light, dark, label)
  figure.children = figure.children.map((child) => (isElement(child, 'pre') ? image : child))
}

const sourceOf = (figure: Element): Element =>
  figure.children.find((child) => isElement(child, 'pre')) ?? figure

function warn(file: VFile, { position }: Element, ruleId: string, reason: string, note?: string) {
  const message = file.message(reason, { place: position, ruleId, source: 'landing' })
  if (note !== undefined) message.note = note
}
