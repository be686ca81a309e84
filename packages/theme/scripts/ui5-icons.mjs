// UI5's icons as images, for a style sheet that shows elements before their code is loaded.
import { readFileSync } from 'node:fs'

const icons = new URL('../node_modules/@ui5/webcomponents-icons/dist/v5/', import.meta.url)

/** Replaces URLs such as `ui5-icon:alert` by images. */
export function withIcons(css) {
  return css.replace(/(?<=url\(["']?)ui5-icon:([\w-]+)/g, (_, name) => {
    const module = readFileSync(new URL(`${name}.js`, icons), 'utf8')
    const outline = module.match(/pathData = "([^"]+)"/)?.[1]
    if (outline === undefined) throw new Error(`UI5 has no icon "${name}" with one outline.`)
    // Icons have a grid of 16 by 16.
    const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'><path d='${outline}'/></svg>`
    return `data:image/svg+xml,${svg.replaceAll('<', '%3C').replaceAll('>', '%3E')}`
  })
}
