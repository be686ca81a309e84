import { onStored, readStored, STORAGE_KEYS, writeStored } from './storage'

/** Says on the document's root whether the reader wants more contrast. */
function showContrast(): void {
  const { dataset } = document.documentElement
  if (readStored(STORAGE_KEYS.contrast) === 'more') dataset.contrast = 'more'
  else delete dataset.contrast
}

/** Stores and shows the choice. */
export function chooseContrast(more: boolean): void {
  writeStored(STORAGE_KEYS.contrast, more ? 'more' : null)
  showContrast()
}

/** Keeps the document in step with the choice in storage and in other tabs. Returns a cleanup function. */
export function syncContrast(): () => void {
  // Not before a change: the site itself may have asked for more contrast.
  return onStored(STORAGE_KEYS.contrast, showContrast)
}
