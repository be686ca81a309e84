import type { ComponentType } from 'react'

/** On the server: the part itself, in the box the browser finds it in again. */
export function still<P extends object>(View: ComponentType<P>): ComponentType<P> {
  // biome-ignore lint/correctness/noComponentHookFactories: called once a part, at the top of modules
  return function Still(props) {
    return (
      <div className="still">
        <View {...props} />
      </div>
    )
  }
}
