import { Branch } from '@landing/theme'
import { useState } from 'react'

export function BranchExample() {
  const [open, setOpen] = useState(false)
  return (
    <Branch
      label="Ingredients"
      open={open}
      onOpen={setOpen}
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
