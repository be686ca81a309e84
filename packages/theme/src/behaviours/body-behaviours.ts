import { en } from '../messages/en'
import { STORAGE_KEYS, writeStored } from '../mode/storage'
import { dismissAnnouncement, followAnnouncement, noteAnnouncement } from './announcement'
import { copyFrom } from './copy-code'
import { copyMarkdown } from './copy-markdown'
import { openTarget } from './details'
import { asElement, closeDropdowns } from './dropdowns'
import { enhanceArticle } from './enhance-article'
import type { BehaviourOptions } from './options'
import { onTabClick, onTabKey } from './tabs'
import { zoomImage } from './zoom'

/**
 * Makes what lies below a root interactive: copy buttons, tabs, enlarged images, details opened by
 * the hash, closing of menus and of the announcement. One listener a kind for the whole root, so
 * articles may come and go: call `enhanceArticle` for those that are put in later. Returns the way to
 * stop.
 */
export function bodyBehaviours(
  root: HTMLElement | Document,
  options: BehaviourOptions = {},
): () => void {
  const messages = { ...en, ...options.messages }
  // Of the root, which may stand in a frame: its nodes are of other classes than this window's.
  const page = root.ownerDocument ?? (root as Document)
  const view = page.defaultView ?? window
  const onClick = (event: Event) => {
    const target = asElement(event.target)
    if (!target) return
    closeDropdowns(event)
    if (target.closest('[data-dismiss]')) return dismissAnnouncement(page)
    const copy = target.closest<HTMLButtonElement>('[data-copy]')
    if (copy) return void copyFrom(copy, messages)
    const wrap = target.closest('[data-wrap]')
    if (wrap) {
      const wrapped = wrap.closest('.code')?.classList.toggle('is-wrapped') ?? false
      wrap.setAttribute('aria-pressed', String(wrapped))
      return
    }
    const tab = target.closest<HTMLElement>('[role="tab"]')
    if (tab) return onTabClick(tab)
    const source = target.closest<HTMLElement>('[data-copy-from]')
    if (source) return void copyMarkdown(source, messages)
    const link = target.closest<HTMLElement>('[data-prefers-docs]')
    if (link) {
      const { prefersDocs = '', prefersVersion = '' } = link.dataset
      return writeStored(STORAGE_KEYS.preferredVersion(prefersDocs), prefersVersion)
    }
    const image = target.closest<HTMLButtonElement>('[data-zoom]')
    if (image) zoomImage(image, messages)
  }
  const onKey = (event: Event) => {
    onTabKey(event as KeyboardEvent)
    closeDropdowns(event)
  }
  const onHash = () => openTarget(view.location.hash, page)
  root.addEventListener('click', onClick)
  root.addEventListener('keydown', onKey)
  root.addEventListener('focusin', closeDropdowns)
  view.addEventListener('hashchange', onHash)
  for (const article of root.querySelectorAll<HTMLElement>('.article-body'))
    enhanceArticle(article, options)
  noteAnnouncement(page)
  const stopFollowing = followAnnouncement(page)
  onHash()
  return () => {
    stopFollowing()
    root.removeEventListener('click', onClick)
    root.removeEventListener('keydown', onKey)
    root.removeEventListener('focusin', closeDropdowns)
    view.removeEventListener('hashchange', onHash)
  }
}
