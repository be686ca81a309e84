import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding } from '@landing/markdown'
import { escapeRegExp, isFolder, readTree } from '@landing/markdown/authoring'
import { nearest } from '@landing/schema/validate'

/** What is read in a project's folder `src`. */
const folders = ['pages', 'components']
const files = ['theme.tsx', 'theme.jsx', 'theme.ts', 'theme.js', 'styles.css']
const code = /\.(?:[cm]?[jt]sx?|mdx|css)$/

/** Files and folders in `src` whose names are almost those that are read, and that no code imports. */
export function unreadFiles(root: string, contentDir: string): Finding[] {
  const source = join(root, 'src')
  const misspelt = (isFolder(source) ? readdirSync(source) : []).flatMap((name) => {
    const near = nearest(name, isFolder(join(source, name)) ? folders : files)
    // On some systems names differ in more than case.
    const isMisspelt = near !== undefined && !existsSync(join(source, near))
    return isMisspelt && !name.endsWith('.d.ts') ? [{ name, near }] : []
  })
  if (misspelt.length === 0) return []
  const text = [
    ...[source, contentDir]
      .filter(isFolder)
      .flatMap((folder) => readTree(folder, (path) => path).files)
      .map(({ absolute }) => absolute),
    ...readdirSync(root).map((name) => join(root, name)),
  ]
    .filter((file) => code.test(file) && existsSync(file) && !isFolder(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const isNamed = (name: string) =>
    new RegExp(`["'\`/]${escapeRegExp(name.replace(/\.\w+$/, ''))}["'\`/.]`).test(text)
  return misspelt
    .filter(({ name }) => !isNamed(name))
    .map(({ name, near }) => ({
      code: 'source/unread',
      message: `Nothing reads src/${name}.`,
      location: { file: `src/${name}` },
      help: `Rename it to "${near}", or remove it.`,
    }))
}
