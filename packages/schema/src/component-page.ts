import { LandingError } from './diagnostic'
import { applyTrailingSlash, joinPath, type TrailingSlash } from './route-path'

const extension = /\.(?:tsx|jsx|ts|js)$/
const notAPage = /\.(?:test|spec|d)\.[jt]sx?$|(?:^|\/)_/

/**
 * Key of a page of the site's own React components: its file below `src/pages` without extension, `about/team` for
 * `about/team.tsx`. `undefined` for files that are not pages: tests, declarations, styles, and names that start with `_`.
 *
 * @param file path below `src/pages`, with `/`
 */
export function componentKey(file: string): string | undefined {
  return extension.test(file) && !notAPage.test(file) ? file.replace(extension, '') : undefined
}

/** Route path of such a page in the default locale; `about/index` is that of its folder. */
function componentPath(key: string, trailingSlash: TrailingSlash): string {
  return applyTrailingSlash(joinPath(key.replace(/(^|\/)index$/, '')), trailingSlash)
}

/** A file of the site's own pages. */
export interface PageFile {
  /** Path below `src/pages`, with `/`. */
  readonly name: string
  /** The same without extension: `index`, `about/team`. */
  readonly key: string
  /** Route path. */
  readonly path: string
}

/**
 * The pages among the files below `src/pages`, sorted by key.
 *
 * @param names paths below `src/pages`, with `/`
 * @throws LandingError `routes/duplicate` for two with one address
 */
export function pageFiles(names: readonly string[], trailingSlash: TrailingSlash): PageFile[] {
  const pages = names
    .flatMap((name): PageFile[] => {
      const key = componentKey(name)
      return key === undefined ? [] : [{ name, key, path: componentPath(key, trailingSlash) }]
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1))
  const byPath = new Map<string, string>()
  for (const { name, path } of pages) {
    const other = byPath.get(path)
    byPath.set(path, name)
    if (other === undefined) continue
    throw new LandingError(
      'routes/duplicate',
      `src/pages/${other} and src/pages/${name} have the same address ${path}.`,
      { help: 'Rename or remove one of them.' },
    )
  }
  return pages
}

/**
 * The error for a page whose module exports nothing as default.
 *
 * @param name path below `src/pages`, with `/`
 * @param file absolute path
 */
export function pageWithoutExport(name: string, file: string): LandingError {
  return new LandingError('page/no-default-export', `src/pages/${name} has no default export.`, {
    help: 'Export the component of the page as default.',
    location: { file },
  })
}

/** The error for a component in Markdown whose module exports nothing as default. */
export function componentWithoutExport(name: string): LandingError {
  return new LandingError('components/failed', `The component "${name}" has no default export.`, {
    help: 'Export it as default from its file in src/components.',
  })
}
