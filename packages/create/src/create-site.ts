import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import manifest from '../package.json' with { type: 'json' }
import { type SiteName, siteName } from './site-name'

/** A site that was written. */
export interface CreatedSite {
  /** Absolute. */
  readonly folder: string
  readonly title: string
  /** Paths below the folder, with `/`, sorted. */
  readonly files: readonly string[]
}

const templateFolder = (name: Template) =>
  fileURLToPath(new URL(`../templates/${name}/`, import.meta.url))

/** Names in the templates, to be replaced: each is a complete site, so that lint and tests check it. */
const templateNames = { title: 'My documentation', packageName: 'my-documentation' }

/** Values of `--template`. */
export const templates = ['basic', 'provider', 'blank'] as const
export type Template = (typeof templates)[number]

/** npm never packs a `.gitignore`. */
const renamed: Readonly<Record<string, string>> = { gitignore: '.gitignore' }

/**
 * Writes a new site into a folder, creating it if needed; its name becomes the site's title. Writes everything or nothing.
 *
 * @throws Error when the folder is not empty, or not a folder
 */
export function createSite(target: string, template: Template = 'basic'): CreatedSite {
  const folder = resolve(target)
  requireEmpty(folder, target)
  const { title, packageName } = siteName(basename(folder))
  const texts = siteFiles({ title, packageName }, template)
  const files = [...texts.keys()].sort()
  try {
    for (const [file, text] of texts) {
      const path = join(folder, file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    }
  } catch (error) {
    // Keep the folder itself: it may be the current one.
    for (const file of files) rmSync(join(folder, topOf(file)), { recursive: true, force: true })
    throw error
  }
  return { folder, title, files }
}

/** Texts of the files of a new site, by their paths with `/`. */
export function siteFiles(
  { title, packageName }: SiteName,
  template: Template = 'basic',
): ReadonlyMap<string, string> {
  const folder = templateFolder(template)
  return new Map(
    filesBelow(folder).map((source) => {
      const text = readFileSync(join(folder, source), 'utf8')
        .replaceAll(templateNames.title, title)
        .replaceAll(templateNames.packageName, packageName)
      return [renamed[source] ?? source, source === 'package.json' ? withVersions(text) : text]
    }),
  )
}

function requireEmpty(folder: string, target: string): void {
  if (!existsSync(folder)) return
  if (!statSync(folder).isDirectory()) {
    throw new Error(`"${target}" is a file. Choose a new or empty folder.`)
  }
  // A repository that was just created may become a site.
  const first = readdirSync(folder).find((name) => name !== '.git')
  if (first !== undefined) {
    throw new Error(
      `The folder "${target}" is not empty ("${first}", …), and nothing is overwritten. Choose a new or empty folder.`,
    )
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.replaceAll('\\', '/'))
}

const topOf = (file: string): string => file.split('/')[0] ?? file

/** The packages are released together, so a new site starts with this package's version. */
function withVersions(text: string): string {
  return text.replaceAll(/("@landing\/[\w-]+": )"[^"]*"/g, `$1"^${manifest.version}"`)
}
