// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { nameBranches } from './branches'

it('names a branch by a label with dollar signs as it is', () => {
  document.body.innerHTML = `<div data-expand="Expand '{label}'"><a>$$ and $&</a>
    <details class="landing-branch landing-branch-linked"><summary aria-label=""></summary></details></div>`
  nameBranches(document)
  expect(document.querySelector('summary')?.getAttribute('aria-label')).toBe("Expand '$$ and $&'")
})
