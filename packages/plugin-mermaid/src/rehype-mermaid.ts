import type { ResultCache } from '@landing/markdown'
import { digest, visibleText, walk } from '@landing/markdown/authoring'
import type { Element, Root } from 'hast'
import type { VFile } from 'vfile'
import { diagramSvg, diagramText } from './diagram-svg'
import { type Drawing, type DrawingTools, drawDiagrams, type MissingTool } from './draw-diagrams'

const HELP = {
  browser: 'Install Chromium or Chrome, or set CHROME_PATH to its executable.',
  mermaid: 'Run "npm install mermaid".',
}

const notRendered = { code: 'mermaid/not-rendered', severity: 'warn' } as const

/** Draws the diagrams of `remarkMermaid` as images. Without the tools they stay text. */
export function rehypeMermaid(tools: DrawingTools | MissingTool) {
  return (tree: Root, file: VFile): Promise<void> | undefined => {
    const figures: Element[] = []
    walk(tree, (node) => {
      if (isElement(node, 'figure') && node.properties.dataDiagram === 'mermaid') figures.push(node)
    })
    const [first] = figures
    if (first === undefined) return undefined
    if (!('missing' in tools)) return drawAll(figures, tools, file)
    const { missing } = tools
    const message = `Diagrams stay text: there is no ${missing}.`
    file.data.page?.report({
      ...notRendered,
      message,
      help: HELP[missing],
      node: first,
      once: 'mermaid',
    })
    return undefined
  }
}

async function drawAll(
  figures: readonly Element[],
  tools: DrawingTools,
  file: VFile,
): Promise<void> {
  const texts = figures.map((figure) => visibleText(sourceOf(figure)))
  const drawings = await allDrawings(texts, tools, file.data.cache)
  for (const [index, figure] of figures.entries()) {
    const drawing = drawings[index]
    if (drawing === undefined) continue
    if ('error' in drawing) {
      const [reason] = drawing.error.split('\n')
      const message = `The diagram cannot be drawn: ${reason}`
      file.data.page?.report({ ...notRendered, message, help: 'Correct it.', node: figure })
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
  const drawings = keys.map((key) => cache?.get<Drawing>(key, JSON.parse))
  const wanted = [...texts.keys()].filter((index) => drawings[index] === undefined)
  if (wanted.length === 0) return drawings
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
    drawings[index] = drawing
    if (drawing && !('error' in drawing)) cache?.put(keys[index] ?? '', JSON.stringify(drawing))
  }
  return drawings
}

/** Replaces the text by the image. */
function draw(figure: Element, { light, dark }: Exclude<Drawing, { error: string }>): void {
  if (typeof light === 'string' || typeof dark === 'string') return
  const caption = figure.children.find((child) => isElement(child, 'figcaption'))
  const label = caption ? visibleText(caption) : diagramText(light)
  const image = diagramSvg(light, dark, label)
  figure.children = figure.children.map((child) => (isElement(child, 'pre') ? image : child))
}

function isElement(node: Root['children'][number], tagName: string): node is Element {
  return node.type === 'element' && node.tagName === tagName
}

const sourceOf = (figure: Element): Element =>
  figure.children.find((child) => isElement(child, 'pre')) ?? figure
