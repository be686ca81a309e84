import { type ReactNode, useState } from 'react'
import { breakable } from '../breakable'

/** Props of `Branch`. */
export interface BranchProps {
  readonly label: string
  /** The link of a branch that has a page of its own; the label is then not part of the switch. */
  readonly link?: ReactNode
  /** Is it open at first? */
  readonly open: boolean
  readonly active?: boolean
  /** Branches of one group close each other. */
  readonly group?: string | undefined
  /** Accessible names of the switch beside a link. */
  readonly expandLabel: string
  readonly collapseLabel: string
  readonly children: ReactNode
}

/** A list that opens and closes, without script too. Its state is in the document. */
export function Branch(props: BranchProps): ReactNode {
  const { label, link, active, group, expandLabel, collapseLabel, children } = props
  // Not updated: React would close what a reader has opened.
  const [open] = useState(props.open)
  return (
    <>
      {link}
      <details className={link ? 'branch branch-linked' : 'branch'} open={open} name={group}>
        <summary
          className={active ? 'is-active-branch' : undefined}
          aria-label={link ? (open ? collapseLabel : expandLabel) : undefined}
        >
          {link ? null : breakable(label)}
        </summary>
        {children}
      </details>
    </>
  )
}
