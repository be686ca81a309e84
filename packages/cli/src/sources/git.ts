import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { gitEnvironment } from '@landing/content/authoring'
import { LandingError } from '@landing/schema'
import { type RemoteRef, readRefs } from './refs'

const run = promisify(execFile)

/** @throws LandingError `sources/git` with what git says */
async function git(args: readonly string[], repository: string, cwd?: string): Promise<string> {
  // Never prompts for a password.
  const env = { ...gitEnvironment(), GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' }
  try {
    const options = { env, maxBuffer: 1 << 28, ...(cwd !== undefined && { cwd }) }
    return (await run('git', args, options)).stdout
  } catch (cause) {
    const { code, stderr } = cause as { readonly code?: unknown; readonly stderr?: string }
    const reason = code === 'ENOENT' ? 'git is not installed' : (stderr ?? '').trim()
    throw new LandingError(
      'sources/git',
      `The repository ${repository} cannot be read: ${reason || String(cause)}`,
      {
        help: 'Check the address in "sources", the network, and that it can be read without a password.',
        cause,
      },
    )
  }
}

/** Branches and tags of a repository. */
export async function remoteRefs(repository: string): Promise<ReadonlyMap<string, RemoteRef>> {
  return readRefs(await git(['ls-remote', '--heads', '--tags', '--', repository], repository))
}

/** Checks out some paths of one commit into an empty folder, without history. */
export async function checkOut(
  repository: string,
  commit: string,
  paths: readonly string[],
  folder: string,
): Promise<void> {
  const at = (...args: string[]) => git(args, repository, folder)
  await at('init', '--quiet')
  // A folder is named relative to the project.
  await at(
    'remote',
    'add',
    '--',
    'origin',
    existsSync(repository) ? resolve(repository) : repository,
  )
  await at('sparse-checkout', 'set', '--no-cone', ...paths)
  // Hosts with partial clone send only the files of these paths.
  await at('fetch', '--quiet', '--depth=1', '--filter=blob:none', 'origin', commit)
  await at('checkout', '--quiet', 'FETCH_HEAD')
}

/** Name and text of the first file with a matching name in the root of the commit that is checked out in `folder`. */
export async function rootFile(
  repository: string,
  folder: string,
  wanted: RegExp,
): Promise<{ readonly name: string; readonly text: string } | undefined> {
  const names = await git(['ls-tree', '--name-only', 'HEAD'], repository, folder)
  const name = names.split('\n').find((each) => wanted.test(each))
  if (name === undefined) return undefined
  return { name, text: await git(['show', `HEAD:${name}`], repository, folder) }
}
