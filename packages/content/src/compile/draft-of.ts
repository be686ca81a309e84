import type { VFile } from 'vfile'
import type { PageDraft } from './page-draft'

/** The draft a step works on. Absent only when a step is used outside of the compiler. */
export function draftOf(file: VFile): PageDraft {
  const { draft } = file.data
  if (draft === undefined)
    throw new Error('This step of the pipeline runs inside of the compiler only.')
  return draft
}
