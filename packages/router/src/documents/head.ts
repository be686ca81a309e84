import { copyNode } from './copy'

/** Metadata that differs between pages. Scripts, styles, resource hints and policies are never touched. */
const metadata = [
  'meta:not([charset], [http-equiv])',
  'link[rel]:not([rel~=stylesheet], [rel*=preload], [rel~=prefetch], [rel~=preconnect])',
  'script[type="application/ld+json"]',
].join()

/** Sets the title and metadata of the live document to those of `next`. Equal elements stay. */
export function swapHead(next: Document): void {
  const wanted = [...next.head.querySelectorAll(metadata)]
  for (const element of document.head.querySelectorAll(metadata)) {
    const index = wanted.findIndex((candidate) => candidate.isEqualNode(element))
    if (index < 0) element.remove()
    else wanted.splice(index, 1)
  }
  document.head.append(...wanted.map(copyNode))
  document.title = next.title
}
