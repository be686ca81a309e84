import type { CountedPage } from './count-page'
import { type Parts, tagsPart, textParts } from './index-parts'
import type { SplitOptions } from './options'

/** Sizes at which an index is split; those of some files depend on the size of the site. */
export type SplitSizes = Required<Omit<SplitOptions, 'postingsFile' | 'namesFile' | 'textsFile'>> &
  SplitOptions

const KIB = 1024

/** Size of text files: at most this many files, unless the site is very large. */
const TEXTS_FILES = [7 * KIB, 14 * KIB, 28 * KIB]
const LARGEST_TEXTS_FILE = 56 * KIB
const MOST_TEXTS_FILES = 150
/** The same where the files hold the outlines too: a first answer reads a dozen. */
const OUTLINED_TEXTS_FILES = [14 * KIB, 28 * KIB]
const MOST_OUTLINED_FILES = 6000

interface PlannedTexts {
  /** The outlines are with the texts. */
  readonly outlined: boolean
  /** None if the texts are in the entry file. */
  readonly texts: Parts | undefined
  readonly tags: Parts | undefined
}

/** Plans the files of texts, with or without the outlines of their pages. */
export function planTexts(
  stem: string,
  pages: readonly CountedPage[],
  sizes: SplitSizes,
): PlannedTexts {
  const total = sum(pages.map((page) => page.textSize))
  if (total <= sizes.inlineTexts) return { outlined: false, texts: undefined, tags: undefined }
  const outlined = outlinesSize(pages) > sizes.inlineOutlines
  const part = sizes.textsFile ?? textsFileSize(total, outlined)
  const texts = textParts(stem, pages, part, outlined)
  return { outlined, texts, tags: outlined ? tagsPart(stem, pages) : undefined }
}

/** Few distinct sizes: an edit must not move the boundaries of all files. */
function textsFileSize(total: number, outlined: boolean): number {
  const [sizes, most] = outlined
    ? [OUTLINED_TEXTS_FILES, MOST_OUTLINED_FILES]
    : [TEXTS_FILES, MOST_TEXTS_FILES]
  return sizes.find((size) => total / size <= most) ?? LARGEST_TEXTS_FILE
}

/** Approximate size of titles and headings in the entry file, where each heading stands once. */
function outlinesSize(pages: readonly CountedPage[]): number {
  const headings = new Set(pages.flatMap((page) => page.headings))
  const numbers = sum(pages.map((page) => page.headings.length)) * 2
  const letters = (texts: Iterable<string>) => sum(Array.from(texts, ({ length }) => length))
  return numbers + letters(headings) + letters(pages.map(({ title }) => title))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
