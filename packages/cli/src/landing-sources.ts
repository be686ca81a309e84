import { resolve } from 'node:path'
import { formatDiagnostics, formatError } from '@landing/content'
import { readRecord, type SourceRecord } from '@landing/content/authoring'
import { LandingError, type ResolvedDocs } from '@landing/schema'
import { loadConfig, unreadConfig } from './check/load-config'
import { type Command, command, type Output } from './command'
import { fetchSource } from './sources/fetch-source'

const usage = `landing-sources [id…] [options]

Fetches the documentation that "sources" of the configuration names into the content folder, with git.
What is there and up to date is not fetched again.

  --config <file>  configuration file; default: landing.config.* in the current folder
  --help, --version

Exit code 1: a source is missing, or its repository lacks what the configuration names, 2: could not run.`

/**
 * The command `landing-sources`. An unreachable source that was fetched before is a warning: the site is built with the existing
 * files.
 *
 * @returns the exit code
 */
export const landingSources: Command = command(
  {
    name: 'landing-sources',
    usage,
    code: 'sources/usage',
    options: { config: { type: 'string' } },
  },
  async ({ values, positionals }, root, output) => {
    const config = await loadConfig(root, values.config)
    const contentDir = resolve(root, config.contentDir)
    const unread = unreadConfig(root, values.config)
    if (unread) output.error(formatDiagnostics([unread], root))
    const chosen = chosenSets(config.docs, positionals)
    if (chosen.length === 0) output.error('The configuration names no "sources".')
    let isMissing = false
    for (const docs of chosen) {
      isMissing = !(await update(contentDir, docs, output)) || isMissing
    }
    return isMissing ? 1 : 0
  },
)

/** @returns true if the source exists, and is as configured, as far as its repository can be reached */
async function update(contentDir: string, docs: ResolvedDocs, output: Output): Promise<boolean> {
  const { id, origin } = docs
  if (origin === undefined) return true
  try {
    const { record, fetched } = await fetchSource(contentDir, docs, origin)
    output.log(`${id}: ${describe(record)}, ${fetched.length === 0 ? 'up to date' : 'fetched'}`)
    return true
  } catch (error) {
    if (!(error instanceof LandingError)) throw error
    output.error(formatError(error, contentDir))
    const kept = readRecord(contentDir, docs)
    if (kept !== undefined) output.error(`${id}: ${describe(kept)} stays in use.`)
    return kept !== undefined && error.code === 'sources/git'
  }
}

function describe({ versions }: SourceRecord): string {
  return Object.values(versions)
    .map(({ ref, commit }) => (ref === commit ? ref.slice(0, 7) : `${ref} (${commit.slice(0, 7)})`))
    .join(', ')
}

/** @throws LandingError `sources/usage` for an id that no source has */
function chosenSets(
  sets: readonly ResolvedDocs[],
  ids: readonly string[],
): readonly ResolvedDocs[] {
  const sources = sets.filter(({ origin }) => origin !== undefined)
  const knownIds = sources.map(({ id }) => `"${id}"`).join(', ') || 'none'
  for (const id of ids) {
    if (sources.some((docs) => docs.id === id)) continue
    throw new LandingError('sources/usage', `Unknown source "${id}"; configured: ${knownIds}.`, {
      help: 'Name the "id" of a source, or none for all of them.',
    })
  }
  return ids.length === 0 ? sources : sources.filter(({ id }) => ids.includes(id))
}
