import type { ReactNode } from 'react'

interface FilledProps {
  /** A text with the placeholder `{name}`. */
  readonly text: string
  readonly name: string
  readonly children: ReactNode
}

/** A text with elements in place of a placeholder. */
export function Filled({ text, name, children }: FilledProps): ReactNode {
  const [before, after] = text.split(`{${name}}`)
  return (
    <>
      {before}
      {children}
      {after}
    </>
  )
}
