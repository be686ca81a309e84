import { useEffect } from 'react'
import { onStored, readStored, STORAGE_KEYS, writeStored } from './storage'
import { useStored } from './use-stored'

/** Says on the document's root whether the reader wants more contrast. */
function showContrast(): void {
  const { dataset } = document.documentElement
  if (readStored(STORAGE_KEYS.contrast) === 'more') dataset.contrast = 'more'
  else delete dataset.contrast
}

/** Keeps the document in step with the choice in storage and in other tabs. For the root, once. */
export function useContrastSync(): void {
  // Not before a change: the site itself may have asked for more contrast.
  useEffect(() => onStored(STORAGE_KEYS.contrast, showContrast), [])
}

/** The reader's own wish for more contrast, beside the system's. */
export function useContrast(): {
  readonly more: boolean
  readonly choose: (more: boolean) => void
} {
  const more = useStored(STORAGE_KEYS.contrast) === 'more'
  const choose = (wanted: boolean) => {
    writeStored(STORAGE_KEYS.contrast, wanted ? 'more' : null)
    showContrast()
  }
  return { more, choose }
}
