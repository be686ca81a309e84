import { dirname, join } from 'node:path'
import { type FolderPlan, isOfPlan } from '@landing/content/authoring'
import {
  codeTracker,
  isFile,
  isOutside,
  linkPath,
  relativePath,
  withoutCode,
} from '@landing/markdown/authoring'
import { filesBeside } from '@landing/markdown/host'

/** A folder of documents, and where its copy will be. */
export interface Copy {
  readonly folder: FolderPlan
  readonly target: string
}

const markdown = /\.(?:mdx?|markdown)$/i
const module = /\.(?:[cm]?[jt]sx?|css)$/i
/** A relative path in quotes, in a link, after an attribute's `=` or a key's colon. */
const relativeTarget = /(?<=["'(=<!]|: )(\.\.?\/[^\s"'`()<>{}#?]*)/g
const fence = /^\s*(?:`{3,}|~{3,})/
/** What imports leave out. */
const endings = ['', '.json', '.mjs'].concat(
  ['.tsx', '.ts', '.jsx', '.js'].flatMap((ending) => [ending, `/index${ending}`]),
)

/**
 * Keeps relative paths of a copied file right: those that lead out of the folder, to files that are not copied, and those that
 * lead back into it. Code that a page shows stays as it is. `undefined` if nothing changes.
 *
 * @param path relative to the folder
 */
export function movePaths(
  text: string,
  path: string,
  copy: Copy,
  { contentDir, copies }: { readonly contentDir: string; readonly copies: readonly Copy[] },
): string | undefined {
  const isPage = markdown.test(path)
  if (!isPage && !module.test(path)) return undefined
  const source = `${copy.folder.source}/${path}`
  const newFolder = dirname(join(copy.target, path))

  const moved = (part: string) =>
    part.replace(relativeTarget, (written: string) => {
      const isThere = (file: string) => endings.some((ending) => isFile(file + ending))
      const file = filesBeside(written, source, contentDir).find(isThere)
      if (file === undefined) return written
      const link = linkPath(newFolder, copied(file, copies))
      return join(newFolder, link) === join(newFolder, written) ? written : link
    })
  const result = isPage ? outsideCode(text, /x$/i.test(path), moved) : moved(text)
  return result === text ? undefined : result
}

/** Where a file is for the documents of the new version. */
function copied(file: string, copies: readonly Copy[]): string {
  for (const { folder, target } of copies) {
    const path = relativePath(folder.absolute, file)
    if (!isOutside(folder.absolute, file) && isOfPlan(path, folder)) return join(target, path)
  }
  return file
}

/** Changes the lines of a page that are not code, and those that begin a block of code: they may name its file. */
function outsideCode(text: string, isMdx: boolean, change: (part: string) => string): string {
  const isCode = codeTracker()
  let before = ''
  const lines = text.split('\n').map((line) => {
    const starts = fence.test(line) && (before === '' || /^\s*(?:`+|~+)\s*$/.test(before))
    // MDX has no code by indentation.
    const isInCode = isCode(isMdx ? line.trimStart() : line)
    before = isInCode ? line : ''
    if (!isInCode) return withoutCode(line, change)
    return starts ? change(line) : line
  })
  return lines.join('\n')
}
