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
export function componentPath(key: string, trailingSlash: TrailingSlash): string {
  return applyTrailingSlash(joinPath(key.replace(/(^|\/)index$/, '')), trailingSlash)
}
