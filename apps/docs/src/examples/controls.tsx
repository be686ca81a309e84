'use client'

import { Button, Dialog } from '@landing/theme/controls'
import { useState } from 'react'

/** UI5 elements with types; their code comes with the first of them. */
export function ControlsExample() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button design="Emphasized" onClick={() => setOpen(true)}>
        Open a dialog
      </Button>
      <Dialog open={open} headerText="A dialog" onClose={() => setOpen(false)}>
        <p>Escape closes it.</p>
        <Button onClick={() => setOpen(false)}>Close</Button>
      </Dialog>
    </>
  )
}
