import type { ReactNode } from 'react'
import type { PartProps } from '../context/parts'
import { useViewText } from '../context/use-view-text'

/** Messages of an error and its causes. */
export function causeChain(error: unknown): string[] {
  const messages: string[] = []
  const seen = new Set<unknown>()
  for (let current = error; current !== undefined && current !== null && !seen.has(current); ) {
    seen.add(current)
    messages.push(current instanceof Error ? current.message : String(current))
    current = current instanceof Error ? current.cause : undefined
  }
  return messages
}

const controls = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** Focuses the button of the next error in an element, else the first control. */
function focusIn(parent: Element | null): void {
  const retry = parent?.querySelector<HTMLElement>('.landing-notice-page button')
  const next = retry ?? parent?.querySelector<HTMLElement>(controls)
  next?.focus()
}

/** Replaces content that crashed: the error and a retry button. */
export function CrashPage({ error, onRetry }: PartProps['Crash']): ReactNode {
  const text = useViewText()
  const [first, ...causes] = causeChain(error)
  return (
    <div className="landing-notice-page">
      <h1>{text('crashed')}</h1>
      <p>
        <button
          type="button"
          className="landing-button landing-button-emphasized"
          onClick={({ currentTarget }) => {
            const parent = currentTarget.closest('.landing-notice-page')?.parentElement
            onRetry()
            // The button is gone by then, and the whole main region if it crashed.
            setTimeout(() => focusIn(parent?.isConnected ? parent : document.querySelector('main')))
          }}
        >
          {text('tryAgain')}
        </button>
      </p>
      <pre className="landing-error-text" role="alert">
        {[first, ...causes.map((cause) => `${text('cause')}\n${cause}`)].join('\n\n')}
      </pre>
    </div>
  )
}
