'use client'

import { type ReactNode, useState } from 'react'

export const props = { start: 'number?' }

interface CounterProps {
  readonly start?: number
  readonly children?: ReactNode
}

export default function Counter({ start = 0, children }: CounterProps) {
  const [count, setCount] = useState(start)
  return (
    <div className="landing-button-row">
      {children}
      <button type="button" className="landing-button" onClick={() => setCount(count + 1)}>
        Clicked {count} times
      </button>
    </div>
  )
}
