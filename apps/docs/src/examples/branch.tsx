import { Branch } from '@landing/theme'

export function BranchExample() {
  return (
    <Branch
      label="Ingredients"
      open={false}
      expandLabel="Show the ingredients"
      collapseLabel="Hide the ingredients"
    >
      <ul>
        <li>Flour</li>
        <li>Water</li>
      </ul>
    </Branch>
  )
}
