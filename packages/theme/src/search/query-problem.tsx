import type { QueryProblem as Problem } from '@landing/schema'
import type { ReactNode } from 'react'
import { useViewText } from '../context/use-view-text'

/** Syntax error of a query, with its position. The text was read as plain words instead. */
export function QueryProblem({
  query,
  problem,
}: {
  readonly query: string
  readonly problem: Problem
}): ReactNode {
  const text = useViewText()
  const { message, start, end, help } = problem
  return (
    <aside
      className="landing-admonition landing-admonition-warning landing-query-problem"
      aria-label={message}
    >
      <p className="landing-admonition-title">{message}</p>
      <div className="landing-admonition-body">
        <p>
          <code>
            {query.slice(0, start)}
            <mark>{query.slice(start, end) || ' '}</mark>
            {query.slice(end)}
          </code>
        </p>
        <p>
          {help ? `${help} ` : ''}
          {text('problemPlain')}
        </p>
      </div>
    </aside>
  )
}
