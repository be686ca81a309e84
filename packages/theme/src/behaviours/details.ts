import { decodePath } from '@landing/schema'
import { select } from './tabs'

/** Opens what hides the target of the hash: details around it, and the tab it is in. */
export function openTarget(page: Document): void {
  const { hash } = page.defaultView?.location ?? { hash: '' }
  if (hash.length < 2) return
  const target = page.getElementById(decodePath(hash.slice(1)))
  if (!target) return
  let opened = false
  for (let box = target.parentElement; box; box = box.parentElement) {
    if (box.matches('.article-body details:not([open])')) {
      box.setAttribute('open', '')
      opened = true
    } else if (box.matches('.tab[hidden]') && box.parentElement) {
      select(box.parentElement, box.dataset.label ?? '')
      opened = true
    }
  }
  if (target.matches('details')) target.setAttribute('open', '')
  if (opened) target.scrollIntoView()
}
