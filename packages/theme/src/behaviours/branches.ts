import { all, type Cleanup, findAll, on } from './events'

/** Duration of opening or closing a box of a height in CSS pixels, in ms. */
export function collapseDuration(height: number): number {
  const steps = height / 36
  return Math.round((4 + 15 * steps ** 0.25 + steps / 5) * 10)
}

const ROW_HEIGHT = 34

/**
 * Names the switches of branches below a root by what they do now, and sets the duration of their
 * animation.
 */
export function branchSwitches(root: ParentNode): Cleanup {
  return all(
    on(root, 'click', '.landing-branch > summary', (summary) => {
      const list = summary.parentElement?.querySelector<HTMLElement>(':scope > ul')
      if (!list) return
      const height = list.offsetHeight || list.childElementCount * ROW_HEIGHT
      const duration = `${collapseDuration(height)}ms`
      summary.parentElement?.style.setProperty('--landing-collapse-duration', duration)
    }),
    on(root, 'toggle', '.landing-branch', nameBranch),
  )
}

/** Names the switches of all branches below a root. */
export function nameBranches(root: ParentNode): void {
  for (const branch of findAll(root, '.landing-branch-linked')) nameBranch(branch)
}

/** The templates of the names are attributes of the tree or menu that a branch belongs to. */
function nameBranch(branch: HTMLElement): void {
  const summary = branch.querySelector('summary[aria-label]')
  const { collapse, expand } = branch.closest<HTMLElement>('[data-expand]')?.dataset ?? {}
  const template = branch.hasAttribute('open') ? collapse : expand
  const label = branch.previousElementSibling?.textContent ?? ''
  if (template)
    summary?.setAttribute(
      'aria-label',
      template.replace('{label}', () => label),
    )
}
