import { onStored, readStored, STORAGE_KEYS, writeStored } from './storage'

/** Sets the reader's choice on the document's root. */
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

/** Applies changes of the choice in storage and other tabs. Returns a cleanup function. */
export function syncContrast(): () => void {
  // Not before a change: the site itself may set more contrast.
  return onStored(STORAGE_KEYS.contrast, showContrast)
}
