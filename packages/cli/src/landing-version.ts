import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { formatDiagnostics } from '@landing/content'
import {
  currentVersion,
  type FolderPlan,
  generatedFolder,
  gitEnvironment,
  isOfPlan,
  planFolders,
  planVersions,
  versionFolder,
} from '@landing/content/authoring'
import { didYouMean, readTree, relativePath } from '@landing/markdown/authoring'
import { LandingError, type ResolvedConfig, type ResolvedDocs } from '@landing/schema'
import { loadConfig, unreadConfig } from './check/load-config'
import { type Command, command } from './command'
import { movePaths } from './version/move-paths'

const usage = `landing version <name> [options]

Releases a version: copies the documents of a docs set, in all languages, into a folder of their own.

  --docs <id>      docs set; default: the only one, or "default"
  --list           print the versions and their addresses
  --remove <name>  remove the folders of a version, if git has all that is in them
  --config <file>  configuration file; default: landing.config.* in the current folder
  --help, --version

Exit code 2: nothing was done.`

/** A docs set with its folders on disk. */
interface DocsPlace {
  readonly docs: ResolvedDocs
  readonly folders: readonly FolderPlan[]
  readonly trailingSlash: boolean
  readonly contentDir: string
  /** For messages. */
  readonly root: string
}

const options = {
  docs: { type: 'string' },
  list: { type: 'boolean' },
  remove: { type: 'string' },
  config: { type: 'string' },
} as const

/** The command `landing version`. @returns the exit code */
export const landingVersion: Command = command(
  { name: 'landing version', usage, code: 'version/usage', options },
  async ({ values, positionals: [name, other] }, root, output) => {
    if (other !== undefined) throw usageError(`Unexpected "${other}": one version at a time.`)
    const config = await loadConfig(root, values.config)
    const unread = unreadConfig(root, values.config)
    if (unread) output.error(formatDiagnostics([unread], root))
    const { trailingSlash } = config
    const contentDir = resolve(root, config.contentDir)
    const folders = planFolders(contentDir, config)
    const placeOf = (docs: ResolvedDocs): DocsPlace => {
      const setFolders = folders.filter((each) => each.docsSet === docs.id)
      return { docs, folders: setFolders, trailingSlash, contentDir, root }
    }
    if (values.list === true) {
      for (const docs of config.docs) output.log(listing(placeOf(docs)))
      return 0
    }
    const place = placeOf(chosenSet(config, values.docs))
    if (values.remove !== undefined) output.log(removeVersion(values.remove, place))
    else if (name !== undefined) output.log(makeVersion(name, place))
    else throw usageError('The name of the version is missing.')
    return 0
  },
)

function usageError(message: string, help = 'See landing version --help.'): LandingError {
  return new LandingError('version/usage', message, { help })
}

function chosenSet({ docs: sets }: ResolvedConfig, id: string | undefined): ResolvedDocs {
  const wanted = id ?? (sets.length === 1 ? sets[0]?.id : 'default')
  const docs = sets.find((docs) => docs.id === wanted)
  if (docs !== undefined) return docs
  const ids = sets.map((docs) => docs.id)
  const all = `Docs sets: ${ids.join(', ')}.`
  throw usageError(`There is no docs set "${wanted}".`, didYouMean(wanted ?? '', ids, all))
}

/** Copies the current documents: first beside their places, so that a full disk leaves no half of a version. */
function makeVersion(name: string, place: DocsPlace): string {
  const { docs, folders, contentDir, root } = place
  checkName(name, place)
  const current = folders.filter(({ version }) => version === currentVersion)
  if (current.length === 0) {
    throw nameError(`The docs set "${docs.id}" has no folder to copy.`, 'Write documents first.')
  }
  const plans = plansOf({
    ...place,
    folders: [...folders, ...current.map((each) => ({ ...each, version: name }))],
  })
  const pathOf = (version: string) => plans.find((plan) => plan.name === version)?.path
  const taken = plans.find((plan) => plan.name !== name && plan.path === pathOf(name))
  if (taken !== undefined) {
    const message = `The address ${taken.path} of version "${name}" is that of version "${taken.name}".`
    throw nameError(message, 'Take another name.')
  }
  const copies = current.map((folder) => {
    const target = versionFolder(folder.absolute, name)
    return { folder, target, work: join(dirname(target), `.${name}.tmp`) }
  })
  for (const copy of copies) {
    const { folder, work } = copy
    rmSync(work, { recursive: true, force: true })
    mkdirSync(work, { recursive: true })
    // The files themselves, not symbolic links to documents that will change.
    for (const { path, absolute } of readTree(folder.absolute, (path) => path).files) {
      if (!isOfPlan(path, folder)) continue
      mkdirSync(dirname(join(work, path)), { recursive: true })
      const text = movePaths(readFileSync(absolute, 'utf8'), path, copy, { contentDir, copies })
      if (text === undefined) copyFileSync(absolute, join(work, path))
      else writeFileSync(join(work, path), text)
    }
  }
  for (const { work, target } of copies) renameSync(work, target)
  const targetNames = copies.map(({ target }) => relativePath(root, target)).join(' and ')
  return `✓ Made ${targetNames}. Version ${name} is at ${pathOf(name)}, the next one at ${pathOf(currentVersion)}.`
}

function checkName(name: string, { docs, folders }: DocsPlace): void {
  if (docs.origin !== undefined) {
    const help = `Add a tag to its "versions" in "sources" of the configuration.`
    throw nameError(`The docs set "${docs.id}" comes from another repository.`, help)
  }
  if (docs.path === '.') {
    const help = 'Move the documents into a folder such as "docs", and set "path" to it.'
    throw nameError('Documents in the content folder itself cannot have versions.', help)
  }
  if (!/^\w[\w.+-]*$/.test(name) || name === currentVersion) {
    const help = 'Use letters, digits, ".", "-", "+" and "_": 1.2'
    throw nameError(`"${name}" cannot be the name of a version.`, help)
  }
  if (folders.some(({ version }) => version === name)) {
    const help = 'Take another name, or remove it first: landing version --remove.'
    throw nameError(`The docs set "${docs.id}" has a version "${name}" already.`, help)
  }
}

function removeVersion(name: string, { docs, folders, root }: DocsPlace): string {
  const versionFolders = folders.filter(({ version }) => version === name)
  const released = new Set(
    folders.map(({ version }) => version).filter((v) => v !== currentVersion),
  )
  if (!released.has(name)) {
    const releasedNames = [...released]
    const all = `Versions: ${releasedNames.join(', ') || 'none'}.`
    throw nameError(
      `The docs set "${docs.id}" has no released version "${name}".`,
      didYouMean(name, releasedNames, all),
    )
  }
  for (const { absolute } of versionFolders) {
    if (isInGit(absolute)) continue
    throw new LandingError(
      'version/unsaved',
      `${relativePath(root, absolute)} has files or changes that git does not have.`,
      { help: 'Commit them first, or remove the folder yourself.' },
    )
  }
  for (const { absolute } of versionFolders) rmSync(absolute, { recursive: true })
  const gone = versionFolders.map(({ absolute }) => relativePath(root, absolute)).join(' and ')
  return `✓ Removed ${gone}. Readers of its pages need a redirect: see "redirects" in the manual.`
}

/** True if all of the folder is committed, apart from what is made of it. */
function isInGit(folder: string): boolean {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: folder,
      env: gitEnvironment(),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  const generated = `:(exclude,glob)**/${generatedFolder}/**`
  try {
    return (
      git('ls-files').trim() !== '' &&
      git('status', '--porcelain', '--ignored', '.', generated).trim() === ''
    )
  } catch {
    return false
  }
}

function listing(place: DocsPlace): string {
  const rows = plansOf(place).map(({ name, label, path, isLast }) => {
    const named = name === label ? name : `${name} (${label})`
    return `  ${named}  ${path}${isLast ? '  latest' : ''}`
  })
  return `${place.docs.id}\n${rows.join('\n') || '  no documents'}`
}

function plansOf({ docs, folders, trailingSlash }: DocsPlace) {
  const names = [...new Set(folders.map(({ version }) => version))]
  return planVersions(docs, names, trailingSlash)
}

function nameError(message: string, help: string): LandingError {
  return new LandingError('version/name', message, { help })
}
