import type { Finding } from '@landing/markdown'
import type { ResolvedConfig } from '@landing/schema'
import { type DocFile, placeOf } from '../facts/doc-file'

/** Levels of headings in tables of contents. */
export type TocLevels = ResolvedConfig['theme']['tableOfContents']

/** Documents whose own levels, with those of the site, leave their table of contents empty. */
export function emptyContents(
  files: readonly DocFile[],
  { minHeadingLevel, maxHeadingLevel }: TocLevels,
): Finding[] {
  return files.flatMap((file) => {
    const {
      hide_table_of_contents: isHidden,
      toc_min_heading_level: pageLevel,
      toc_max_heading_level: max = maxHeadingLevel,
    } = file.facts.frontMatter
    const min = pageLevel ?? minHeadingLevel
    if (isHidden || min <= max) return []
    const key = pageLevel === undefined ? 'toc_max_heading_level' : 'toc_min_heading_level'
    return [
      {
        code: 'front-matter/wrong-type',
        message: `The table of contents is empty: its first heading level, ${min}, is above its last, ${max}.`,
        location: placeOf(file, key),
        help: 'Correct "toc_min_heading_level" or "toc_max_heading_level"; levels that a page does not set are those of the site.',
      },
    ]
  })
}
