import { type RefObject, useEffect } from 'react'

const KEY = 'landing.sidebar-scroll'

/** Keeps the scroll position of a box across page loads, and the current item in view. */
export function useKeptScroll(box: RefObject<HTMLElement | null>, id: string): void {
  useEffect(() => {
    const element = box.current
    if (!element) return
    try {
      const [keptId, top] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string?, number?]
      if (keptId === id && typeof top === 'number') element.scrollTop = top
    } catch {
      // Without a storage, or with rubbish in it, the sidebar starts at its top.
    }
    showCurrent(element)
    const keep = () => {
      try {
        sessionStorage.setItem(KEY, JSON.stringify([id, element.scrollTop]))
      } catch {
        // Not being able to remember a scroll position is not worth a word.
      }
    }
    window.addEventListener('pagehide', keep)
    return () => window.removeEventListener('pagehide', keep)
  }, [box, id])
}

/** Scrolls the box, and only the box, so that the current item lies inside it. */
function showCurrent(box: HTMLElement): void {
  const item = box.querySelector('[aria-current="page"]')?.getBoundingClientRect()
  if (!item) return
  const frame = box.getBoundingClientRect()
  if (item.top >= frame.top && item.bottom <= frame.bottom) return
  box.scrollTop += item.top - frame.top - frame.height / 3
}
