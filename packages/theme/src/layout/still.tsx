import type { ComponentType } from 'react'

/** On the server: the part itself, in the box the browser finds it in again. */
export function still<P extends object>(View: ComponentType<P>): ComponentType<P> {
  return function Still(props) {
    return (
      <div className="still">
        <View {...props} />
      </div>
    )
  }
}
