import type { ReactNode } from 'react'
import { breakable } from '../breakable'

/** How long a box of a height in CSS pixels takes to open or close, in ms: taller boxes a little longer. */
export function collapseDuration(height: number): number {
  const steps = height / 36
  return Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10)
}

const ROW_HEIGHT = 34

/** Tells the style sheet the duration of the animation that a click on a summary is about to start. */
export function prepareAnimation(summary: Element): void {
  const details = summary.parentElement
  const content = details?.querySelector<HTMLElement>(':scope > ul')
  if (!details || !content) return
  const height = content.offsetHeight || content.childElementCount * ROW_HEIGHT
  details.style.setProperty('--collapse-duration', `${collapseDuration(height)}ms`)
}

/** Props of `Branch`. */
export interface BranchProps {
  readonly label: string
  /** The link of a branch that has a page of its own; the label is then not part of the switch. */
  readonly link?: ReactNode
  readonly open: boolean
  readonly active?: boolean
  readonly onOpen: (open: boolean) => void
  /** Branches of one group close each other. */
  readonly group?: string | undefined
  /** Accessible names of the switch beside a link. */
  readonly expandLabel: string
  readonly collapseLabel: string
  readonly children: ReactNode
}

/** A list that opens and closes, without script too. */
export function Branch(props: BranchProps): ReactNode {
  const { label, link, open, active, onOpen, group, expandLabel, collapseLabel, children } = props
  return (
    <>
      {link}
      <details
        className={link ? 'branch branch-linked' : 'branch'}
        open={open}
        name={group}
        onToggle={(event) => onOpen(event.currentTarget.open)}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself */}
        <summary
          className={active ? 'is-active-branch' : undefined}
          aria-label={link ? (open ? collapseLabel : expandLabel) : undefined}
          onClick={(event) => prepareAnimation(event.currentTarget)}
        >
          {link ? null : breakable(label)}
        </summary>
        {children}
      </details>
    </>
  )
}
