import { swapHead } from './head'
import { patch, patchAttribute, type Swaps } from './patch'
import { rootOf } from './root'
import { applyStyles } from './styles'

/** Options of a document swap. */
export interface SwapOptions {
  /** Functions that swap elements with `data-swap="<name>"`. The second argument is a copy that they may take apart. */
  readonly swap?: Swaps
  /** Runs before the page in `root` changes. */
  readonly onBeforeSwap?: (root: HTMLElement) => void
  /** Runs after the page in `root` has changed, before scrolling. */
  readonly onSwap?: (root: HTMLElement) => void
}

/** Shows a document in the live one. `next` is not changed, so it can be shown again. */
export function swapDocument(next: Document, { swap, onBeforeSwap, onSwap }: SwapOptions): void {
  const root = rootOf(document)
  const nextRoot = rootOf(next)
  if (!root || !nextRoot) throw new Error('The document has no element with data-landing.')
  onBeforeSwap?.(root)
  const focused = document.activeElement
  for (const name of ['lang', 'dir']) {
    patchAttribute(document.documentElement, next.documentElement, name)
  }
  swapHead(next)
  applyStyles(next)
  patch(root, nextRoot, swap)
  if (focused?.id && !focused.isConnected) {
    document.getElementById(focused.id)?.focus({ preventScroll: true })
  }
  onSwap?.(root)
}
