// Subsets the "72" typeface. What English needs is 14 KB a cut instead of 58; the letters of the
// other Latin languages are in a second file, which a browser fetches when a page has one of them.
// Hints are half of a file: the text that is read has them, titles and code do not.
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const source = new URL(
  '../node_modules/@sap-theming/theming-base-content/content/Base/baseLib/baseTheme/fonts/',
  import.meta.url,
)

/** Code points by what stands before the cut in a file's name, the same as in `unicode-range` in src/styles/fonts.css. */
const FILES = {
  '': [
    [0x20, 0x7e],
    [0xa0, 0xa0],
    [0xa9, 0xa9],
    [0xab, 0xab],
    [0xb7, 0xb7],
    [0xbb, 0xbb],
    [0xd7, 0xd7],
    [0x2013, 0x2026],
    [0x2039, 0x203a],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2190, 0x2193],
    [0x2212, 0x2212],
  ],
  'latin-': [
    [0xa1, 0xa8],
    [0xaa, 0xaa],
    [0xac, 0xb6],
    [0xb8, 0xba],
    [0xbc, 0xd6],
    [0xd8, 0x17f],
  ],
}

/** Printable ASCII, dashes, ellipsis, and the lines that trees of files are drawn with. */
const CODE = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0x2013, 0x2014],
  [0x2026, 0x2026],
  [0x2500, 0x251c],
]

const lettersOf = (ranges) =>
  ranges
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)),
    )
    .join('')

/** Writes the subset cuts into a folder, given as a file URL that ends with a slash. */
export async function buildFonts(folder) {
  for (const cut of ['Regular', 'Bold']) {
    const font = await readFile(new URL(`72-${cut}.woff2`, source))
    for (const [prefix, ranges] of Object.entries(FILES)) {
      const subset = await subsetFont(font, lettersOf(ranges), {
        targetFormat: 'woff2',
        noHinting: cut === 'Bold',
      })
      await writeFile(new URL(`72-${prefix}${cut}.woff2`, folder), subset)
    }
  }
  const mono = await readFile(new URL('72Mono-Regular-full.woff2', source))
  const code = await subsetFont(mono, lettersOf(CODE), {
    targetFormat: 'woff2',
    noHinting: true,
    noLayoutClosure: true,
  })
  await writeFile(new URL('72Mono.woff2', folder), code)
}
