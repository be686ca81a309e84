import { type ComponentType, type ReactNode, use, useEffect, useRef, useState } from 'react'
import type { ThemeComponents } from '../components-map'
import { useTheme } from '../host'
import { useHydrated } from '../mode/use-hydrated'

/** A part that is loaded when it has to be drawn in the browser. */
export interface LatePart<P> {
  load(): Promise<unknown>
  readonly View: ComponentType<P>
}

/** Makes a late part of an import; after the first load it renders in one go. */
export function latePart<P extends object>(
  importView: () => Promise<ComponentType<P>>,
): LatePart<P> {
  let promise: Promise<ComponentType<P>> | undefined
  const load = () => {
    promise ??= importView().then(
      (view) => {
        // What React notes on a promise that it has waited for: it then renders without waiting.
        Object.assign(promise ?? {}, { status: 'fulfilled', value: view })
        return view
      },
      (error: unknown) => {
        // A failure is forgotten: the next try is a new one.
        promise = undefined
        throw error
      },
    )
    return promise
  }
  // biome-ignore lint/correctness/noComponentHookFactories: called once a part, at the top of modules
  function View(props: P): ReactNode {
    const Loaded = use(load())
    return <Loaded {...props} />
  }
  return { load, View }
}

export interface StillOptions {
  /** With one of these replaced by the site the part is live at once: what the site draws may do more. */
  readonly replaceable?: readonly (keyof ThemeComponents)[]
  /** What the server's nodes do besides; returns the way to stop. */
  readonly enliven?: (box: Element) => () => void
}

/**
 * A part of the page that does little but show text and links. On the first page the server's
 * nodes stay as they are, without the code that drew them; that comes with the next page. Give it
 * a key by what it depends on.
 */
export function still<P extends object>(
  { View }: LatePart<P>,
  { replaceable = [], enliven }: StillOptions = {},
): ComponentType<P> {
  // biome-ignore lint/correctness/noComponentHookFactories: called once a part, at the top of modules
  return function Still(props) {
    const { host, components } = useTheme()
    const hydrated = useHydrated()
    const [kept] = useState(
      !hydrated && !host.hydrateLinks && !replaceable.some((name) => components[name]),
    )
    const box = useRef<HTMLDivElement>(null)
    useEffect(() => (kept && box.current ? enliven?.(box.current) : undefined), [kept])
    if (kept) {
      return (
        <div
          className="still"
          ref={box}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: React keeps what the server put there
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      )
    }
    return (
      <div className="still">
        <View {...props} />
      </div>
    )
  }
}
