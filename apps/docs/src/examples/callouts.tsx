import { Callout } from '@landing/theme'

const kinds = ['note', 'tip', 'info', 'warning', 'danger'] as const

export function CalloutsExample() {
  return kinds.map((kind) => (
    <Callout key={kind} kind={kind} title={`A ${kind}`}>
      <p>Looks like the admonitions of articles.</p>
    </Callout>
  ))
}
