import type { BehaviourMessages } from '@landing/theme/behaviours'
import type { ReactNode } from 'react'
import { recordEvents } from './replay-events'
import { schedule } from './schedule'
import { asideOf } from './slot'

type Texts = Pick<BehaviourMessages, 'partFailed' | 'retry'>

/** Options of `createIslands`. */
export interface IslandsOptions {
  /** Loads the function that puts the theme's provider around an island. */
  wrap(): Promise<(children: ReactNode) => ReactNode>
  /** Texts of a failed import, in the language of the document. */
  texts(): Texts
}

/** The islands of the document that is shown. */
export interface Islands {
  /**
   * Unmounts islands that have left the document, then starts new ones below `root` (default: the
   * document). To be called at the start and after each swap.
   */
  update(root?: ParentNode): void
  /** For the router's `swap.island`: an island that is in the next document too stays as it is. */
  swap(current: Element, next: Element): void
}

interface RunningIsland {
  /** HTML of its children, as the server made it. */
  readonly slot: string | undefined
  stop(): void
}

const selector = 'landing-island'

/** Creates the runtime of islands. It loads React with the first island that is due. */
export function createIslands({ wrap: loadWrap, texts }: IslandsOptions): Islands {
  const running = new Map<Element, RunningIsland>()

  function update(root: ParentNode = document): void {
    const { title } = document
    for (const [element, { stop }] of running) {
      if (isKept(element)) continue
      running.delete(element)
      stop()
    }
    // React removes a title that an island rendered, even if the next page has set it to its own.
    if (document.title !== title) document.title = title
    for (const element of root.querySelectorAll<HTMLElement>(selector)) {
      if (!running.has(element)) running.set(element, run(element))
    }
  }

  function run(element: HTMLElement): RunningIsland {
    const { src = '', hydrate = 'visible' } = element.dataset
    const events = recordEvents(element)
    let attempts = 0
    let isStopped = false
    let clearFailure: (() => void) | undefined
    let unmount: (() => void) | undefined

    async function load(): Promise<void> {
      attempts += 1
      clearFailure?.()
      clearFailure = undefined
      // Browsers other than Chromium cache failed module loads.
      const href = attempts === 1 ? src : `${src}${src.includes('?') ? '&' : '?'}retry=${attempts}`
      try {
        const [{ mountIsland }, wrap, module] = await Promise.all([
          import('./mount-island'),
          loadWrap(),
          import(/* @vite-ignore */ href),
        ])
        if (isStopped) return
        const { replay } = events
        unmount = mountIsland(element, module, { wrap, onReady: replay, onSlot: update })
      } catch (error) {
        console.error(`The island ${src} could not be loaded:`, error)
        // Restores what works without script.
        events.stop()
        if (!isStopped) clearFailure = showFailure(element, texts(), () => void load())
      }
    }

    const slot = slotHtml(element)
    const cancel = schedule(element, hydrate, () => void load())
    return {
      slot,
      stop() {
        isStopped = true
        cancel()
        events.stop()
        unmount?.()
      },
    }
  }

  return {
    update,
    swap(current, next) {
      const isSame = isSameIsland(current, next) && running.get(current)?.slot === slotHtml(next)
      if (!isSame) current.replaceWith(next)
    },
  }
}

/** True if an island is in the document, or in hidden content of another one that is. */
function isKept(element: Element): boolean {
  if (element.isConnected) return true
  const owner = asideOf.get(element.getRootNode())
  return owner !== undefined && isKept(owner)
}

function isSameIsland(current: Element, next: Element): boolean {
  const names = next.getAttributeNames()
  return (
    names.length === current.getAttributeNames().length &&
    names.every((name) => current.getAttribute(name) === next.getAttribute(name))
  )
}

const slotHtml = (island: Element): string | undefined =>
  island.querySelector('landing-slot, [data-landing-slot]')?.innerHTML

/** The server's HTML stays readable above the message. */
function showFailure(
  element: Element,
  { partFailed, retry }: Texts,
  onRetry: () => void,
): () => void {
  const box = document.createElement('p')
  box.className = 'landing-island-failure'
  box.setAttribute('role', 'alert')
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'landing-button landing-button-small'
  button.textContent = retry
  button.addEventListener('click', onRetry)
  box.append(`${partFailed} `, button)
  element.append(box)
  return () => box.remove()
}
