import { type Cleanup, documentOf, isModified, on } from './events'

/** Loads the frames of articles below a root, each when a reader clicks its link. */
export function loadFrames(root: ParentNode): Cleanup {
  return on(root, 'click', 'a[data-frame]', (link, event) => {
    // Modified clicks open the page itself.
    if (isModified(event)) return
    event.preventDefault()
    const frame = documentOf(root).createElement('iframe')
    frame.src = link.dataset.frame ?? ''
    frame.title = link.textContent ?? ''
    frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
    link.replaceWith(frame)
    frame.focus()
  })
}
