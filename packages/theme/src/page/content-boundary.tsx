import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { part } from '../context/part'
import type { PartProps } from '../context/parts'
import { useText } from '../context/theme-context'
import { Main } from '../primitives/main'
import { useDocumentTitle } from '../primitives/use-document-title'

// Loaded when something crashes.
const CrashPart = part(
  'Crash',
  lazy(async () => ({ default: (await import('./crash-page')).CrashPage })),
)

interface BoundaryProps {
  /** Clears the error when it changes. */
  readonly resetKey: string
  readonly children: ReactNode
  /** Shows an error in place of the children. */
  readonly as: ComponentType<PartProps['Crash']>
}

interface BoundaryState {
  readonly error: { readonly value: unknown } | undefined
}

/** Catches errors below it in the browser. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined }

  static getDerivedStateFromError(value: unknown): BoundaryState {
    return { error: { value } }
  }

  override componentDidUpdate(before: BoundaryProps, { error }: BoundaryState): void {
    const stale = error !== undefined && error === this.state.error
    if (stale && before.resetKey !== this.props.resetKey) this.setState({ error: undefined })
  }

  override render(): ReactNode {
    const { error } = this.state
    if (!error) return this.props.children
    return <this.props.as error={error.value} onRetry={() => this.setState({ error: undefined })} />
  }
}

/** Catches errors below it in the browser, and shows the error instead; while prerendering, an error fails the build. */
export function ContentBoundary({
  resetKey,
  children,
}: {
  readonly resetKey: string
  readonly children: ReactNode
}): ReactNode {
  return (
    <Boundary resetKey={resetKey} as={Crash}>
      {children}
    </Boundary>
  )
}

function Crash(props: PartProps['Crash']): ReactNode {
  return (
    <Suspense>
      <CrashPart {...props} />
    </Suspense>
  )
}

/** An error in place of the main region of a page. */
export function PageError(props: PartProps['Crash']): ReactNode {
  const text = useText()
  // The head still has the title of the page that crashed.
  useDocumentTitle(text('pageError'))
  return (
    <Main>
      <Suspense>
        <CrashPart {...props} />
      </Suspense>
    </Main>
  )
}
