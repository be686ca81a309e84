import { STORAGE_KEYS, writeStored } from './storage'
import { useStored } from './use-stored'

/** The reader's own wish for more contrast, beside the system's. */
export function useContrast(): {
  readonly more: boolean
  readonly choose: (more: boolean) => void
} {
  const more = useStored(STORAGE_KEYS.contrast) === 'more'
  const choose = (wanted: boolean) => {
    writeStored(STORAGE_KEYS.contrast, wanted ? 'more' : null)
    if (wanted) document.documentElement.dataset.contrast = 'more'
    else delete document.documentElement.dataset.contrast
  }
  return { more, choose }
}
