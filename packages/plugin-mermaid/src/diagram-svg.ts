import type { Element, ElementContent } from 'hast'

/** An element as the browser rendered it, or a text. */
export type DrawnNode =
  | string
  | {
      readonly name: string
      readonly attributes: Readonly<Record<string, string>>
      readonly styles: Readonly<Record<string, string>>
      readonly children: readonly DrawnNode[]
    }

type DrawnElement = Exclude<DrawnNode, string>

/** Inherited styles, with their initial values. */
export const inheritedStyles: Readonly<Record<string, string>> = {
  fill: 'rgb(0, 0, 0)',
  stroke: 'none',
  'stroke-width': '1px',
  'stroke-dasharray': 'none',
  'fill-opacity': '1',
  'stroke-opacity': '1',
  'font-size': '',
  'font-weight': '400',
  'font-style': 'normal',
  'text-anchor': 'start',
  'dominant-baseline': 'auto',
  visibility: 'visible',
}

/** Styles that are not inherited, with their initial values. */
export const ownStyles: Readonly<Record<string, string>> = {
  display: 'inline',
  opacity: '1',
  'stop-color': 'rgb(0, 0, 0)',
}

const ELEMENTS = new Set(
  'svg g path rect circle ellipse line polyline polygon text tspan marker defs clipPath linearGradient radialGradient stop'.split(
    ' ',
  ),
)
const ATTRIBUTES = new Set(
  'viewBox d x y x1 x2 y1 y2 cx cy r rx ry width height points transform dx dy refX refY markerWidth markerHeight markerUnits orient marker-start marker-mid marker-end offset gradientUnits gradientTransform textLength lengthAdjust clip-path clipPathUnits'.split(
    ' ',
  ),
)
const REFERENCE = /^url\(["']?#([^"')]+)["']?\)$/

/**
 * Converts a drawing to inline SVG: known elements and attributes only, with styles as attributes, which the
 * Content-Security-Policy allows. Colors that differ between the modes become `light-dark()`.
 */
export function diagramSvg(light: DrawnElement, dark: DrawnElement, label: string): Element {
  const referenced = new Set<string>()
  findReferences(light, referenced)
  const image = toElement(light, dark, [inheritedStyles, inheritedStyles], referenced)
  const [, , width, height] = light.attributes.viewBox?.split(/[\s,]+/) ?? []
  return {
    ...image,
    // Text positions are measured from the left.
    properties: {
      ...image.properties,
      width,
      height,
      direction: 'ltr',
      role: 'img',
      'aria-label': label,
    },
  }
}

/** Returns all texts of a drawing, in order. */
export function diagramText(node: DrawnNode): string {
  if (typeof node === 'string') return node.trim()
  if (node.name === 'style' || node.name === 'script') return ''
  return node.children
    .map(diagramText)
    .filter(Boolean)
    .join(node.name === 'text' ? ' ' : ', ')
}

/** Other addresses would be requested by browsers. */
const isOwn = (value: string) => !/url\(/i.test(value) || REFERENCE.test(value)

function findReferences({ attributes, styles, children }: DrawnElement, ids: Set<string>): void {
  for (const value of [...Object.values(attributes), ...Object.values(styles)]) {
    const [, id] = REFERENCE.exec(value) ?? []
    if (id !== undefined) ids.add(id)
  }
  for (const child of children) if (typeof child !== 'string') findReferences(child, ids)
}

type Styles = Readonly<Record<string, string>>

function toElement(
  light: DrawnElement,
  dark: DrawnElement,
  parents: readonly [Styles, Styles],
  referenced: ReadonlySet<string>,
): Element {
  const properties: Record<string, string> = {}
  for (const [name, value] of Object.entries(light.attributes)) {
    if (ATTRIBUTES.has(name) && isOwn(value)) properties[name] = value
    if (name === 'id' && referenced.has(value)) properties.id = value
  }
  const add = (name: string, before: readonly [string | undefined, string | undefined]) => {
    const [one = '', other = one] = [light.styles[name], dark.styles[name]]
    if (one === '' || ![one, other].every(isOwn) || (one === before[0] && other === before[1]))
      return
    properties[name] = one === other ? one : `light-dark(${one}, ${other})`
  }
  for (const name of Object.keys(inheritedStyles)) add(name, [parents[0][name], parents[1][name]])
  for (const [name, value] of Object.entries(ownStyles)) {
    // Containers have the same effect as groups.
    if (name !== 'display') add(name, [value, value])
  }
  const children = light.children.flatMap((child, index): ElementContent[] => {
    const counterpart = dark.children[index]
    if (typeof child === 'string') return [{ type: 'text', value: child }]
    if (child.styles.display === 'none' || isUnused(child, referenced)) return []
    if (child.name === 'foreignObject') return [labelOf(child)]
    if (!ELEMENTS.has(child.name)) return []
    const other = typeof counterpart === 'object' ? counterpart : child
    return [toElement(child, other, [light.styles, dark.styles], referenced)]
  })
  return { type: 'element', tagName: light.name, properties, children }
}

/** Removes unused markers and empty groups that Mermaid always defines. */
function isUnused({ name, attributes, children }: DrawnElement, referenced: ReadonlySet<string>) {
  if (name === 'marker') return !referenced.has(attributes.id ?? '')
  if (name === 'rect') return attributes.width === undefined
  return name === 'g' && children.length === 0
}

/** Converts HTML in a drawing to a centered line of text. */
function labelOf(node: DrawnElement): Element {
  const half = (name: string) => String(Number(node.attributes[name] ?? 0) / 2)
  return {
    type: 'element',
    tagName: 'text',
    properties: {
      x: half('width'),
      y: half('height'),
      'text-anchor': 'middle',
      'dominant-baseline': 'central',
    },
    children: [{ type: 'text', value: diagramText(node) }],
  }
}
