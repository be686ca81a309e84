import { readStored, STORAGE_KEYS, writeStored } from '../mode/storage'
import { all, type Cleanup, documentOf, findAll, isModified, listen, on } from './events'

const EDGE = '.landing-sidebar-edge'
const PROPERTY = '--landing-sidebar-width'
/** Widths in rem. */
const MIN_WIDTH = 12
const MAX_WIDTH = 32
const STEP = 1

/** Lets readers resize a sidebar by its edge or with arrow keys. The width is stored; a double click resets it. */
export function resizeSidebar(root: ParentNode): Cleanup {
  const { documentElement } = documentOf(root)
  const numberIn = (name: string) =>
    Number.parseFloat(getComputedStyle(documentElement).getPropertyValue(name))
  const show = () => {
    const stored = Number.parseFloat(readStored(STORAGE_KEYS.sidebarWidth) ?? '')
    if (stored > 0) documentElement.style.setProperty(PROPERTY, `${stored}rem`)
    else documentElement.style.removeProperty(PROPERTY)
    for (const edge of findAll(root, EDGE)) edge.ariaValueNow = String(numberIn(PROPERTY))
  }
  const choose = (wanted: number) => {
    const width = Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, Math.round(wanted * 4) / 4))
    writeStored(STORAGE_KEYS.sidebarWidth, String(width))
    show()
  }
  show()
  return all(
    on(root, 'pointerdown', EDGE, (edge, event) => {
      edge.setPointerCapture((event as PointerEvent).pointerId)
    }),
    // Otherwise browsers drag the link below the pointer.
    on(root, 'mousedown', EDGE, (edge, event) => {
      event.preventDefault()
      edge.focus()
    }),
    on(root, 'pointermove', EDGE, (edge, event) => {
      const { pointerId, clientX } = event as PointerEvent
      const sidebar = edge.parentElement?.getBoundingClientRect()
      if (!sidebar || !edge.hasPointerCapture(pointerId)) return
      const width = isRtl(edge) ? sidebar.right - clientX : clientX - sidebar.left
      choose(width / numberIn('font-size'))
    }),
    on(root, 'dblclick', EDGE, () => {
      writeStored(STORAGE_KEYS.sidebarWidth, null)
      show()
    }),
    on(root, 'keydown', EDGE, (edge, event) => {
      const { key } = event as KeyboardEvent
      const towards = isRtl(edge) ? -STEP : STEP
      const width = numberIn(PROPERTY)
      const next = {
        ArrowRight: width + towards,
        ArrowLeft: width - towards,
        Home: MIN_WIDTH,
        End: MAX_WIDTH,
      }
      const wanted = next[key as keyof typeof next]
      if (wanted === undefined || isModified(event)) return
      event.preventDefault()
      choose(wanted)
    }),
    listen(window, 'storage', show),
  )
}

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl'
