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
import { type SiteName, siteName } from './site-name'

/** A site that was written. */
export interface CreatedSite {
  /** Absolute. */
  readonly folder: string
  readonly title: string
  /** Paths below the folder, with `/`, sorted. */
  readonly files: readonly string[]
}

/** A site like any other, so that it is checked like any other; its names are replaced. */
const template = fileURLToPath(new URL('../template/', import.meta.url))
const templateNames = { title: 'My documentation', packageName: 'my-documentation' }
/** npm leaves files of this name out of packages. */
const renamed: Readonly<Record<string, string>> = { gitignore: '.gitignore' }

/**
 * Writes a new site into a folder, which is made if it is not there; its name becomes the title of
 * the site. All is written, or nothing.
 *
 * @throws Error when the folder holds something already, or is no folder
 */
export function createSite(target: string): CreatedSite {
  const folder = resolve(target)
  requireEmpty(folder, target)
  const { title, packageName } = siteName(basename(folder))
  const texts = siteFiles({ title, packageName })
  const files = [...texts.keys()].sort()
  try {
    for (const [file, text] of texts) {
      const path = join(folder, file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    }
  } catch (error) {
    // The folder itself stays: it may be the one that the reader is in.
    for (const file of files) rmSync(join(folder, topOf(file)), { recursive: true, force: true })
    throw error
  }
  return { folder, title, files }
}

/** Texts of the files of a new site, by their paths with `/`. */
export function siteFiles({ title, packageName }: SiteName): ReadonlyMap<string, string> {
  return new Map(
    filesBelow(template).map((source) => {
      const text = readFileSync(join(template, source), 'utf8')
        .replaceAll(templateNames.title, title)
        .replaceAll(templateNames.packageName, packageName)
      return [renamed[source] ?? source, source === 'package.json' ? withVersions(text) : text]
    }),
  )
}

function requireEmpty(folder: string, target: string): void {
  if (!existsSync(folder)) return
  if (!statSync(folder).isDirectory()) {
    throw new Error(`"${target}" is a file. Name a folder that is empty or not there yet.`)
  }
  const [first] = readdirSync(folder)
  if (first !== undefined) {
    throw new Error(
      `The folder "${target}" holds files already ("${first}", …), and nothing is overwritten. Name a folder that is empty or not there yet.`,
    )
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.replaceAll('\\', '/'))
}

const topOf = (file: string): string => file.split('/')[0] ?? file

/** The packages of the framework are released together: a site begins with the version it was made by. */
function withVersions(text: string): string {
  const { version } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  ) as { version: string }
  return text.replaceAll(/("@landing\/\w+": )"[^"]*"/g, `$1"^${version}"`)
}
