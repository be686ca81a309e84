import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PluginContext } from '@landing/markdown'
import { runInBrowser } from '@landing/markdown/authoring'
import { scriptJson } from '@landing/schema'
import { type DrawnNode, inheritedStyles, ownStyles } from './diagram-svg'

/** Tools for drawing diagrams. */
export interface DrawingTools {
  /** Executable of a Chromium. */
  readonly browser: string
  /** Mermaid's script for browsers. */
  readonly script: string
  readonly version: string
}

/** A diagram in light and dark colors, or an error. */
export type Drawing =
  | { readonly light: DrawnNode; readonly dark: DrawnNode }
  | { readonly error: string }

/** What diagrams cannot be drawn without. */
export interface MissingTool {
  readonly missing: 'browser' | 'mermaid'
}

/** Finds the browser and Mermaid. */
export function findTools({
  browser: findBrowser,
  peer,
}: Pick<PluginContext, 'browser' | 'peer'>): DrawingTools | MissingTool {
  const [browser, mermaid] = [findBrowser(), peer('mermaid')]
  if (mermaid === undefined) return { missing: 'mermaid' }
  if (browser === undefined) return { missing: 'browser' }
  const script = join(mermaid.folder, 'dist/mermaid.min.js')
  return { browser, script, version: mermaid.version }
}

/** Colors near those of Horizon; Mermaid derives the others. */
const COLORS = {
  light: {
    background: '#ffffff',
    primaryColor: '#eaf3fc',
    primaryBorderColor: '#0064d9',
    primaryTextColor: '#131e29',
    secondaryColor: '#f1ecfb',
    tertiaryColor: '#f5f6f7',
    lineColor: '#556b82',
    textColor: '#131e29',
    noteBkgColor: '#fff8d6',
    noteBorderColor: '#b25c00',
    noteTextColor: '#131e29',
    pieStrokeColor: '#ffffff',
    pieOuterStrokeColor: '#556b82',
  },
  dark: {
    darkMode: true,
    background: '#12171c',
    primaryColor: '#1c344d',
    primaryBorderColor: '#4db1ff',
    primaryTextColor: '#f5f6f7',
    secondaryColor: '#37304d',
    tertiaryColor: '#232c35',
    lineColor: '#a9b4be',
    textColor: '#f5f6f7',
    noteBkgColor: '#3b3415',
    noteBorderColor: '#ffb300',
    noteTextColor: '#f5f6f7',
    pieStrokeColor: '#12171c',
    pieOuterStrokeColor: '#a9b4be',
  },
}

/** Runs in the browser: draws each text twice and writes the result into the body as JSON. */
const DRAW = `
const styles = STYLES
const seen = (node) => {
  if (node.nodeType === 3) return node.data
  const computed = getComputedStyle(node)
  return {
    name: node.localName,
    attributes: Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value])),
    styles: Object.fromEntries(styles.map((name) => [name, computed.getPropertyValue(name)])),
    children: [...node.childNodes].filter(({ nodeType }) => nodeType === 1 || nodeType === 3).map(seen),
  }
}
const draw = async (text, id, themeVariables) => {
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    htmlLabels: false,
    flowchart: { htmlLabels: false },
    fontFamily: 'sans-serif',
    theme: 'base',
    themeVariables: { ...themeVariables, fontFamily: 'sans-serif', useGradient: false },
  })
  const box = document.createElement('div')
  document.body.append(box)
  box.innerHTML = (await mermaid.render(id, text)).svg
  const tree = seen(box.firstElementChild)
  box.remove()
  return tree
}
const all = async () => {
  const results = []
  for (const [text, id] of TEXTS) {
    try {
      results.push({ light: await draw(text, id, COLORS.light), dark: await draw(text, id, COLORS.dark) })
    } catch (error) {
      results.push({ error: String(error?.message ?? error) })
    }
  }
  const bytes = new TextEncoder().encode(JSON.stringify(results))
  document.body.textContent = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
void all()
`

/** Draws diagrams in one run of the browser. @throws if it does not start, or takes too long */
export async function drawDiagrams(
  diagrams: readonly (readonly [text: string, id: string])[],
  { browser, script }: DrawingTools,
): Promise<readonly Drawing[]> {
  const values = {
    STYLES: Object.keys({ ...inheritedStyles, ...ownStyles }),
    TEXTS: diagrams,
    COLORS,
  }
  const constants = Object.entries(values).map(
    ([name, value]) => `const ${name} = ${scriptJson(value)}\n`,
  )
  // Labels and styles of a diagram may name images of any server.
  const nonce = randomUUID()
  const policy = `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'unsafe-inline'; img-src data:; font-src data:`
  const html = `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><body><script nonce="${nonce}" src="${pathToFileURL(script)}"></script><script nonce="${nonce}">${constants.join('')}${DRAW}</script>`
  const result = await runInBrowser(browser, html)
  return JSON.parse(Buffer.from(result, 'base64').toString()) as Drawing[]
}
