import { makeButton, makeElement, openDialog } from './elements'
import { all, type Cleanup, documentOf, findStatic, listen, on, onResize } from './events'
import { loadFrames } from './load-frames'
import { type BehaviourMessages, type PageOptions, textsOf } from './texts'

/** Lets the images of articles below a root be enlarged, and their frames be loaded. */
export function attachZoom(root: ParentNode, options?: PageOptions): Cleanup {
  const texts = () => textsOf(documentOf(root), options)
  for (const image of findStatic<HTMLImageElement>(
    root,
    '.landing-article-body img:not([data-enhanced])',
  )) {
    image.dataset.enhanced = ''
    addZoom(image, texts())
  }
  return all(
    on(root, 'click', '.landing-zoom-button', (button) => zoomImage(button, texts())),
    loadFrames(root),
  )
}

/** Makes an image of an article a button when there is more to see of it than the page shows. */
function addZoom(image: HTMLImageElement, texts: BehaviourMessages): void {
  if (image.closest('a, button')) return
  const decide = () => {
    if (wholeOf(image).width <= image.clientWidth * 1.2 || image.clientWidth === 0) return
    stop()
    const button = makeButton(document, { className: 'landing-zoom-button' })
    button.setAttribute('aria-label', [texts.enlargeImage, image.alt].filter(Boolean).join(': '))
    image.before(button)
    button.append(image)
  }
  // In a closed tab it has no size yet.
  const stop = all(listen(image, 'load', decide), onResize([image], decide))
  if (image.complete) decide()
}

/** Shows the image of a button as large as the window allows; any click or Escape closes it. */
function zoomImage(button: Element, texts: BehaviourMessages): void {
  const image = button.querySelector('img')
  if (!image) return
  const dialog = makeElement(document, 'dialog', { className: 'landing-zoom-dialog' })
  dialog.setAttribute('aria-label', image.alt || texts.enlargeImage)
  const close = makeButton(document, { className: 'landing-zoom-close' })
  close.setAttribute('aria-label', texts.close)
  close.append(makeElement(document, 'img', { src: wholeOf(image).src, alt: image.alt }))
  dialog.append(close)
  dialog.addEventListener('click', () => dialog.close())
  openDialog(document, dialog)
}

/** The widest source of an image, the last one in `srcset`: a browser loads one that fits, and takes its width for that of the image. */
function wholeOf({ srcset, currentSrc, src, naturalWidth }: HTMLImageElement) {
  const [, widest, width] = /(?:^|, )(\S+) (\d+)w$/.exec(srcset) ?? []
  return { src: widest ?? (currentSrc || src), width: width ? Number(width) : naturalWidth }
}
