import type { Element } from 'hast'
import { report } from '../../compile/page-draft'
import type { Finishing } from './finishing'
import { takeSlot } from './slot'

const elsewhere = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i

/** Lazy pictures; the size of those of the site is filled in when the page is linked. */
export function finishImage(node: Element, { draft }: Finishing): undefined {
  const { src, alt } = node.properties
  if (typeof src !== 'string') return
  node.properties.loading ??= 'lazy'
  node.properties.decoding ??= 'async'
  if (alt === undefined) {
    node.properties.alt = ''
    report(
      draft,
      'images/no-text',
      node,
      'The picture has no description.',
      'Write ![what it shows](…); leave it empty only for decoration.',
    )
  }
  if (elsewhere.test(src)) return
  // `![…](light.svg#light-only)` beside `![…](dark.svg#dark-only)`: each for its colour mode.
  const mode = /#(?:gh-)?(light|dark)-(?:mode-)?only$/.exec(src)
  const path = mode === null ? src : src.slice(0, mode.index)
  if (mode?.[1] !== undefined) {
    const names = node.properties.className
    node.properties.className = [...(Array.isArray(names) ? names : []), `only-${mode[1]}`]
  }
  node.properties.src = takeSlot(draft, 'image', path, node)
}
