import { lstatSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import {
  currentVersion,
  type FetchedVersion,
  readRecord,
  releaseFolders,
  type SourceRecord,
  versionFolder,
  writeRecord,
} from '@landing/content/authoring'
import { didYouMean, isFolder } from '@landing/markdown/authoring'
import { type DocsOrigin, LandingError, type ResolvedDocs } from '@landing/schema'
import { checkOut, remoteRefs, rootFile } from './git'
import { leaveOut } from './leave-out'
import { licenseOf } from './licenses'
import { latestRelease, type RemoteRef } from './refs'

/** What `fetchSource` did. */
export interface FetchResult {
  readonly record: SourceRecord
  /** Names of the versions that were fetched now; the others were there already. */
  readonly fetched: readonly string[]
}

/**
 * Fetches missing or outdated versions of a docs set into the content folder. Existing files stay until the new ones are complete.
 *
 * @throws LandingError `sources/git`, `sources/no-release`, `sources/unknown-ref`, `sources/no-folder`
 */
export async function fetchSource(
  contentDir: string,
  docs: ResolvedDocs,
  origin: DocsOrigin,
): Promise<FetchResult> {
  const refs = await remoteRefs(origin.git)
  const before = readRecord(contentDir, docs)
  const wanted = wantedVersions(origin, refs)
  const fetched: string[] = []
  let license = pick(before)
  for (const [version, { commit }] of wanted) {
    const folder = join(contentDir, versionFolder(docs.path, version))
    if (before?.versions[version]?.commit === commit && isFolder(folder)) continue
    license = await fetchVersion(origin, commit, folder)
    fetched.push(version)
  }
  removeOthers(contentDir, docs, wanted)
  const versions = Object.fromEntries(
    wanted.map(([version, { name, commit }]): [string, FetchedVersion] => [
      version,
      { ref: name, commit },
    ]),
  )
  const { git, dir, files } = origin
  const record = { git, dir, ...(files && { files }), ...license, versions }
  writeRecord(contentDir, docs, record)
  return { record, fetched }
}

const pick = (record: SourceRecord | undefined): License => ({
  ...(record?.license !== undefined && { license: record.license }),
  ...(record?.licenseFile !== undefined && { licenseFile: record.licenseFile }),
})

type License = Pick<SourceRecord, 'license' | 'licenseFile'>

/** With older tags, `ref` is a released version too: the newest is the latest, at the root of the routes. */
function wantedVersions(
  { git, ref, versions }: DocsOrigin,
  refs: ReadonlyMap<string, RemoteRef>,
): (readonly [version: string, ref: RemoteRef])[] {
  const main = refOf(git, ref, refs)
  if (versions.length === 0) return [[currentVersion, main]]
  return [main, ...versions.map((name) => refOf(git, name, refs))].map((each) => [
    each.name.replace(/^v(?=\d)/, '').replaceAll('/', '-'),
    each,
  ])
}

function refOf(git: string, ref: string, refs: ReadonlyMap<string, RemoteRef>): RemoteRef {
  if (ref === 'latest') {
    const latest = latestRelease(refs)
    if (latest !== undefined) return latest
    const help = 'A release is a tag such as v1.2.0. Name a tag, a branch or a commit in "ref".'
    throw problem('sources/no-release', git, 'has no release among its tags', help)
  }
  const commit = refs.get(ref)
  if (commit !== undefined) return commit
  if (/^[0-9a-f]{40}$/.test(ref)) return { name: ref, commit: ref }
  const otherwise = 'Correct "ref" or "versions" of the source. A commit is named by all 40 digits.'
  const help = didYouMean(ref, refs.keys(), otherwise)
  throw problem('sources/unknown-ref', git, `has no tag and no branch "${ref}"`, help)
}

function problem(code: string, git: string, what: string, help: string): LandingError {
  return new LandingError(code, `The repository ${git} ${what}.`, { help })
}

async function fetchVersion(
  { git, dir, files }: DocsOrigin,
  commit: string,
  folder: string,
): Promise<License> {
  const parent = dirname(folder)
  mkdirSync(parent, { recursive: true })
  removeLeftovers(parent)
  // Next to its target, because folders can only be renamed on the same disk.
  const work = mkdtempSync(join(parent, `.fetch-${process.pid}-`))
  try {
    const repository = join(work, '.new')
    mkdirSync(repository)
    const start = dir === '.' ? '/' : `/${dir}/`
    const paths = (files ?? ['*']).map((path) => start + path.replace(/^\//, ''))
    await checkOut(git, commit, paths, repository)
    const license = await readLicense(git, repository)
    const docs = join(repository, dir)
    rmSync(join(repository, '.git'), { recursive: true, force: true })
    if (!isFolder(docs)) throw noFiles(git, dir, files, commit)
    // Under its final name: links may go by it.
    const ready = join(work, basename(folder))
    renameSync(docs, ready)
    leaveOut(ready)
    if (readdirSync(ready).length === 0) throw noFiles(git, dir, files, commit)
    // Removing files takes long: a command that is killed meanwhile would leave some of the old ones in use.
    if (lstatSync(folder, { throwIfNoEntry: false })) renameSync(folder, join(work, '.old'))
    renameSync(ready, folder)
    return license
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** Removes the folders of commands that were killed. */
function removeLeftovers(parent: string): void {
  for (const name of readdirSync(parent)) {
    const [, pid] = /^\.fetch-(\d+)-/.exec(name) ?? []
    if (pid && !isRunning(Number(pid))) rmSync(join(parent, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function noFiles(git: string, dir: string, files: DocsOrigin['files'], commit: string) {
  const at = `at ${commit.slice(0, 7)}`
  if (files === undefined) {
    const help = 'Correct "dir" of the source: the folder of the documents in the repository.'
    return problem('sources/no-folder', git, `has no folder "${dir}" ${at}`, help)
  }
  const patterns = files.map((each) => `"${each}"`).join(', ')
  const what = `has no files ${patterns} in the folder "${dir}" ${at}`
  return problem('sources/no-folder', git, what, 'Correct "dir" or "files" of the source.')
}

async function readLicense(git: string, folder: string): Promise<License> {
  const file = await rootFile(git, folder, /^(?:LICEN[CS]E|COPYING)(?:[.-]|$)/)
  if (file === undefined) return {}
  const license = licenseOf(file.text)
  return { licenseFile: file.name, ...(license !== undefined && { license }) }
}

/** Removes versions that are no longer configured. Only this command uses the folder. */
function removeOthers(
  contentDir: string,
  docs: ResolvedDocs,
  wanted: readonly (readonly [version: string, ref: RemoteRef])[],
): void {
  const names = new Set(wanted.map(([version]) => version))
  if (!names.has(currentVersion))
    rmSync(join(contentDir, docs.path), { recursive: true, force: true })
  const versions = join(contentDir, releaseFolders(docs.path)[0])
  if (!isFolder(versions)) return
  for (const name of readdirSync(versions)) {
    if (!names.has(name)) rmSync(join(versions, name), { recursive: true, force: true })
  }
}
