import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { ReleaseError } from './errors.ts'
import { githubReleases, registryVersions } from './find-releases.ts'
import type { AnswerCache, GetJsonOptions } from './get-json.ts'
import { type Findings, type FollowedTool, planUpdate, type ReleaseRow } from './plan-update.ts'
import { formatRow, readList, withRows, writeList } from './release-list.ts'

const usage = `pnpm releases:update [options]

Adds new releases of the tools in content/data/tools.yml to content/data/releases.csv.

  --check               write nothing; exit code 1 when there are new releases
  --data <folder>       folder with tools.yml and releases.csv; default content/data
  --github <address>    root of the GitHub API; default https://api.github.com
  --terraform <address> root of the Terraform registry; default https://registry.terraform.io
  --opentofu <address>  root of the OpenTofu registry; default https://registry.opentofu.org
  --cache <file>        answers of earlier runs, for conditional requests; default none
  --help

GITHUB_TOKEN, when it is set, raises the rate limit of GitHub from 60 to 5,000 requests an hour.
Exit code 0: up to date or updated, 1: new releases with --check, 2: something failed; the list is then as before.`

interface Tool extends FollowedTool {
  readonly docs?: readonly { readonly href: string }[]
}

export interface UpdateEnvironment {
  readonly log: (line: string) => void
  readonly error: (line: string) => void
  readonly env: Readonly<Record<string, string | undefined>>
  /** ISO date. */
  readonly today: string
  readonly sleep?: (ms: number) => Promise<void>
}

/** The command. @returns the exit code */
export async function updateReleases(
  args: readonly string[],
  environment: UpdateEnvironment,
): Promise<0 | 1 | 2> {
  const { log, error } = environment
  try {
    const options = optionsOf(args)
    if (options.help) {
      log(usage)
      return 0
    }
    const file = join(options.data, 'releases.csv')
    const listed = readList(file)
    const added = await findNew(options, listed, environment)
    for (const row of added) log(`+ ${formatRow(row)}`)
    log(
      added.length === 0
        ? 'Up to date.'
        : `${added.length} new ${added.length === 1 ? 'release' : 'releases'}.`,
    )
    if (added.length === 0) return 0
    if (options.check) return 1
    writeList(file, withRows(listed, added))
    return 0
  } catch (cause) {
    if (!(cause instanceof ReleaseError)) throw cause
    error(`${cause.code}: ${cause.message}\n  ${cause.help}`)
    return 2
  }
}

type Options = ReturnType<typeof optionsOf>

function optionsOf(args: readonly string[]) {
  const text = (usual: string) => ({ type: 'string', default: usual }) as const
  const flag = { type: 'boolean', default: false } as const
  try {
    return parseArgs({
      args: [...args],
      options: {
        check: flag,
        help: flag,
        data: text('content/data'),
        github: text('https://api.github.com'),
        terraform: text('https://registry.terraform.io'),
        opentofu: text('https://registry.opentofu.org'),
        cache: text(''),
      },
    }).values
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ReleaseError('releases/usage', reason, 'See pnpm releases:update --help.')
  }
}

async function findNew(
  options: Options,
  listed: readonly ReleaseRow[],
  { env, today, log, sleep }: UpdateEnvironment,
): Promise<readonly ReleaseRow[]> {
  const tools = readTools(join(options.data, 'tools.yml'))
  const cache = readCache(options.cache)
  const request: GetJsonOptions = { cache, ...(sleep && { sleep }) }
  const token = env.GITHUB_TOKEN
  const github: GetJsonOptions = {
    ...request,
    headers: {
      accept: 'application/vnd.github+json',
      'x-github-api-version': '2022-11-28',
      'user-agent': 'landing-releases',
      ...(token && { authorization: `Bearer ${token}` }),
    },
  }
  const added: ReleaseRow[] = []
  for (const tool of tools) {
    const findings: Findings = {
      found: await githubReleases(options.github, tool.repository, github),
      registries: await registriesOf(tool, options, request),
    }
    const { rows, notices } = planUpdate(tool, findings, listed, today)
    added.push(...rows)
    for (const notice of notices) log(notice)
  }
  writeCache(options.cache, cache)
  return withRows([], added)
}

/** Registries by the links of a tool's documentation. */
async function registriesOf(
  { docs = [] }: Tool,
  { terraform, opentofu }: Options,
  request: GetJsonOptions,
): Promise<Findings['registries']> {
  const known = [
    {
      name: 'Terraform',
      root: terraform,
      link: /^https:\/\/registry\.terraform\.io\/providers\/([^/]+\/[^/]+)/,
    },
    {
      name: 'OpenTofu',
      root: opentofu,
      link: /^https:\/\/search\.opentofu\.org\/provider\/([^/]+\/[^/]+)/,
    },
  ]
  const registries: Record<string, readonly string[]> = {}
  for (const { name, root, link } of known) {
    const provider = docs
      .map(({ href }) => link.exec(href)?.[1])
      .find((found) => found !== undefined)
    if (provider !== undefined) registries[name] = await registryVersions(root, provider, request)
  }
  return registries
}

function readTools(file: string): readonly Tool[] {
  const tools: unknown = parse(readFileSync(file, 'utf8'))
  if (Array.isArray(tools)) return tools as readonly Tool[]
  throw new ReleaseError('releases/invalid-tools', `${file} is not a list.`, 'Correct the file.')
}

function readCache(file: string): AnswerCache {
  if (file === '') return new Map()
  try {
    return new Map(JSON.parse(readFileSync(file, 'utf8')) as [string, never][])
  } catch {
    // The first run has no cache, and a damaged one costs requests only.
    return new Map()
  }
}

function writeCache(file: string, cache: AnswerCache): void {
  if (file === '') return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify([...cache]))
}
