import { ContentBoundary } from '@landing/theme'
import {
  type ComponentType,
  createElement,
  type ReactNode,
  startTransition,
  useEffect,
  useInsertionEffect,
} from 'react'
import { hydrateRoot } from 'react-dom/client'
import { announceTypedText } from './replay-events'
import { createSlot } from './slot'

interface MountOptions {
  /** Puts the theme's provider around the island, as the server's `wrap` does. */
  wrap(children: ReactNode): ReactNode
  /** Called when React listens. */
  onReady(): void
  /** Called when content of a slot is shown that was not in the document. */
  onSlot(slot: Element): void
}

/** Hydrates an island; returns a function that unmounts it. */
export function mountIsland(
  element: HTMLElement,
  module: Readonly<Record<string, unknown>>,
  { wrap, onReady, onSlot }: MountOptions,
): () => void {
  const { src, export: name = 'default', props = '{}', prefix = '' } = element.dataset
  const component = module[name]
  if (component === undefined) throw new Error(`The module ${src} has no export "${name}".`)
  const slot = createSlot(element, onSlot)
  const content = createElement(
    component as ComponentType<object>,
    JSON.parse(props),
    ...(slot === undefined ? [] : [slot]),
  )
  const app = (
    <Ready
      onHydrated={() => applyStyles(element)}
      onReady={() => {
        announceTypedText(element)
        onReady()
      }}
    >
      <ContentBoundary resetKey="">{content}</ContentBoundary>
    </Ready>
  )
  let isLeft = false
  let unmount = () => {}
  // Hydration in a transition yields to input.
  startTransition(() => {
    const root = hydrateRoot(element, wrap(app), {
      identifierPrefix: prefix,
      onRecoverableError(error) {
        // React reports an unmount before the end of hydration, too; and, in a build as 419, what the server left to browsers.
        if (!isLeft && !/ #419;/.test(String(error)))
          console.error(`The island ${src} recovered from a render error:`, error)
      },
    })
    unmount = () => root.unmount()
  })
  return () => {
    isLeft = true
    unmount()
  }
}

/**
 * Applies style attributes of the server's HTML. The policy blocks them, but not styles that scripts set, and hydration leaves
 * them as they are.
 */
function applyStyles(island: Element): void {
  for (const element of island.querySelectorAll<HTMLElement>('[style]')) {
    if (element.style.length > 0 || element.closest('landing-island') !== island) continue
    element.style.cssText = element.getAttribute('style') ?? ''
  }
}

interface ReadyProps {
  /** Called before the layout effects of the island, which may measure it. */
  readonly onHydrated: () => void
  readonly onReady: () => void
  readonly children: ReactNode
}

function Ready({ onHydrated, onReady, children }: ReadyProps): ReactNode {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useInsertionEffect(onHydrated, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onReady, [])
  return children
}
