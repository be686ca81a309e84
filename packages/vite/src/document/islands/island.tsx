import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { Hydrate } from '../../protocol'

/** What is known of an exported component of a client module. */
export interface IslandMeta {
  /** Path of its module, relative to the root of the site. */
  readonly id: string
  /** Name of the export. */
  readonly name: string
  readonly hydrate: Hydrate
}

export type IslandComponent = ComponentType<Readonly<Record<string, unknown>>>

/** An island where it is rendered. */
export interface Island {
  readonly component: IslandComponent
  readonly meta: IslandMeta
  readonly props: Readonly<Record<string, unknown>>
}

/** Adds an island to the document being rendered; returns what React writes in its place. */
export type PlaceIsland = (island: Island) => ReactNode

let placeIsland: PlaceIsland | undefined

/** Runs a synchronous render whose islands go to `place`. */
export function withIslands<Result>(place: PlaceIsland, work: () => Result): Result {
  const outer = placeIsland
  placeIsland = place
  try {
    return work()
  } finally {
    placeIsland = outer
  }
}

/** True below an island: client modules are part of it there, not islands of their own. */
const InsideIsland = createContext(false)

/** Marks what an island renders. */
export function IslandContent({ children }: { readonly children: ReactNode }): ReactNode {
  return <InsideIsland value={true}>{children}</InsideIsland>
}

/** An export of a client module for the server: components become islands, all else stays. */
export function wrapExport(value: unknown, meta: IslandMeta): unknown {
  if (!isComponent(value, meta.name)) return value
  const component = value
  // biome-ignore lint/correctness/noComponentHookFactories: made once, when its module is loaded
  function Island(props: Island['props']): ReactNode {
    const isInside = useContext(InsideIsland)
    if (isInside || placeIsland === undefined) {
      const Plain = component
      return <Plain {...props} />
    }
    return placeIsland({ component, meta, props })
  }
  Island.displayName = `Island(${componentName(component, meta)})`
  return Island
}

/** Name of an island in messages: `<Counter> (src/counter.tsx)`. */
export function islandName({ component, meta }: Island): string {
  return `<${componentName(component, meta)}> (${meta.id})`
}

function componentName({ displayName, name }: IslandComponent, meta: IslandMeta): string {
  return displayName || name || meta.name
}

const componentTypes: ReadonlySet<unknown> = new Set([
  Symbol.for('react.memo'),
  Symbol.for('react.forward_ref'),
  Symbol.for('react.lazy'),
])

function isComponent(value: unknown, name: string): value is IslandComponent {
  if (typeof value === 'object') {
    return value !== null && '$$typeof' in value && componentTypes.has(value.$$typeof)
  }
  if (typeof value !== 'function' || !(name === 'default' || /^[A-Z]/.test(name))) return false
  const isClass = /^class\b/.test(Function.prototype.toString.call(value))
  return !isClass || value.prototype?.isReactComponent !== undefined
}
