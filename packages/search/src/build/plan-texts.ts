import { type Parts, tagsPart, textParts } from './index-parts'
import type { NumberedPage } from './page-terms'

const KIB = 1024

/** Size of text files: at most this many files, unless the site is large. */
const TEXTS_FILES = [7 * KIB, 14 * KIB, 28 * KIB]
const LARGEST_TEXTS_FILE = 56 * KIB
const MOST_TEXTS_FILES = 150
/** From this number of pages on, the entry file is larger, and the others are smaller. */
const LARGE_SITE = 4000
const LARGE_SITE_FILES = [14 * KIB, 28 * KIB]
const MOST_LARGE_SITE_FILES = 6000

interface PlannedTexts {
  readonly texts: Parts
  readonly tags: Parts
}

/** Plans the files of texts, with titles and headings, and the file of tags; none if all of them fit into the entry file. */
export function planTexts(
  stem: string,
  pages: readonly NumberedPage[],
  { inlineTexts, textsFile }: { readonly inlineTexts: number; readonly textsFile?: number },
): PlannedTexts | undefined {
  const total = pages.reduce((sum, page) => sum + page.textSize, 0)
  if (total <= inlineTexts) return undefined
  const part = textsFile ?? textsFileSize(total, pages.length)
  return { texts: textParts(stem, pages, part), tags: tagsPart(stem, pages) }
}

/** Few distinct sizes: an edit must not move the boundaries of all files. */
function textsFileSize(total: number, pageCount: number): number {
  const [sizes, most] =
    pageCount >= LARGE_SITE
      ? [LARGE_SITE_FILES, MOST_LARGE_SITE_FILES]
      : [TEXTS_FILES, MOST_TEXTS_FILES]
  return sizes.find((size) => total / size <= most) ?? LARGEST_TEXTS_FILE
}
