import { type ReactNode, useState } from 'react'
import { part } from '../context/part'
import type { BranchProps } from '../context/part-props'
import { breakable } from './breakable'

/** Collapsible list that works without script. Its state is in the document. */
export function Branch(props: BranchProps): ReactNode {
  const { label, link, active, group, expandLabel, collapseLabel, children } = props
  // Not updated: React would close branches that the reader has opened.
  const [open] = useState(props.open)
  return (
    <>
      {link}
      <details
        className={link ? 'landing-branch landing-branch-linked' : 'landing-branch'}
        open={open}
        name={group}
      >
        <summary
          className={active ? 'landing-is-active-branch' : undefined}
          aria-label={link ? (open ? collapseLabel : expandLabel) : undefined}
        >
          {link ? null : breakable(label)}
        </summary>
        {children}
      </details>
    </>
  )
}

export const BranchPart = part('Branch', Branch)
