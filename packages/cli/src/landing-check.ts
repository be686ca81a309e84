import { resolve } from 'node:path'
import {
  checkStyles,
  explainFileError,
  formatDiagnostics,
  formatError,
  misplacedFile,
  summarizeDiagnostics,
  untilDone,
} from '@landing/content'
import { shownDiagnostics } from '@landing/content/authoring'
import { didYouMean, writeWhole } from '@landing/markdown/authoring'
import { lint } from '@landing/plugin-lint'
import { type Diagnostic, diagnosticOf, LandingError, type ResolvedConfig } from '@landing/schema'
import { printAnnotations, printErrorAnnotation } from './check/annotations'
import { type CheckArguments, readArguments, usage, usageError } from './check/arguments'
import { checkSite } from './check/check-site'
import { checkCodes, errorCodes } from './check/codes'
import {
  checkExternalLinks,
  type ExternalResult,
  externalMessages,
  type LinkMemory,
} from './check/external-links'
import { fixFiles } from './check/fix'
import { type IssueTracker, updateIssue } from './check/link-issue'
import { readLinkMemory, rememberLinks, writeLinkMemory } from './check/link-memory'
import { loadConfig, unreadConfig } from './check/load-config'
import { checkExports } from './check/own-exports'
import { renderSite } from './check/render-site'
import { printSarif, printSarifError } from './check/sarif'
import { siteTargets } from './check/site-targets'
import { type Output, version } from './command'

interface CheckOutput extends Output {
  readonly fetch?: typeof fetch
}

/** What a check found. */
interface Results {
  readonly pages: number
  readonly documents: number
  /** False for a site with errors, which a build would not render either. */
  readonly rendered?: boolean
  readonly messages: readonly Diagnostic[]
  readonly external: readonly ExternalResult[]
}

/** The command `landing-check`. @returns the exit code: 0 without errors, 1 with errors, 2 if it could not run */
export async function landingCheck(
  args: readonly string[],
  root: string = process.cwd(),
  output: CheckOutput = console,
): Promise<number> {
  let options: CheckArguments | undefined
  let contentDir = root
  try {
    options = readArguments(args)
    if (options.help || options.version) {
      output.log(options.help ? usage : version)
      return 0
    }
    const config = await loadConfig(root, options.config)
    contentDir = resolve(root, options.contentDir ?? config.contentDir)
    const place = { root, contentDir, fetch: output.fetch }
    return await run(options, config, place, output)
  } catch (cause) {
    const error = explainFileError(cause, root)
    if (!(error instanceof LandingError)) throw error
    // SARIF readers expect a complete log on standard output.
    if (options?.format === 'sarif') output.log(printSarifError(error))
    const isAnnotation = options?.format === 'github'
    output.error(isAnnotation ? printErrorAnnotation(error) : formatError(error, contentDir))
    return 2
  }
}

async function run(
  options: CheckArguments,
  config: ResolvedConfig,
  place: SitePlace,
  output: CheckOutput,
): Promise<number> {
  const { root, contentDir } = place
  if (options.render && contentDir !== resolve(root, config.contentDir)) {
    throw usageError(
      'Option --render cannot be used with a content folder other than the configured one.',
    )
  }
  const late = options.render ? [] : options.only.filter((code) => errorCodes.includes(code))
  if (late.length > 0) output.error(`Only --render finds errors of a build: ${late.join(', ')}.`)
  const started = performance.timeOrigin + performance.now()
  let results = await untilDone(check(options, config, place))
  if (options.fix) {
    const { dryRun } = options
    const changes = fixFiles(results.messages, contentDir, { started, dryRun })
    // On standard error, because results may be JSON.
    for (const change of changes) output.error(`${dryRun ? 'Would fix' : 'Fixed'} ${change}`)
    if (!dryRun && changes.length > 0) results = await check(options, config, place)
  }
  for (const text of printed[options.format](results, options, place)) output.log(text)
  if (options.issue) output.error(await updateIssue(results.external, tracker(output.fetch)))
  if (options.report !== undefined)
    writeWhole(resolve(root, options.report), `${printJson(results)}\n`)
  return results.messages.some(isError) ? 1 : 0
}

type Print = (results: Results, options: CheckArguments, place: SitePlace) => readonly string[]

const printJson = (results: Results): string => JSON.stringify(results, undefined, 2)
const repositoryOf = ({ root }: SitePlace): string => process.env.GITHUB_WORKSPACE ?? root
const withSummary = (text: string, results: Results): string[] =>
  results.messages.length > 0 ? [`${text}\n`, summary(results)] : [summary(results)]

/** What each format prints. */
const printed: Readonly<Record<CheckArguments['format'], Print>> = {
  json: (results) => [printJson(results)],
  sarif: ({ messages }, _, place) => [printSarif(messages, place.contentDir, repositoryOf(place))],
  github: (results, _, place) =>
    withSummary(printAnnotations(results.messages, place.contentDir, repositoryOf(place)), results),
  text: (results, { all, only }, { contentDir }) => {
    const print = all || only.length > 0 ? formatDiagnostics : summarizeDiagnostics
    return withSummary(print(results.messages, contentDir), results)
  },
}

/** Repository and token from GitHub Actions. */
function tracker(request: typeof fetch | undefined): IssueTracker {
  const { GITHUB_API_URL: api = 'https://api.github.com' } = process.env
  const { GITHUB_REPOSITORY: repository, GITHUB_TOKEN: token } = process.env
  if (!repository || !token) {
    throw usageError('Option --issue needs GITHUB_REPOSITORY and GITHUB_TOKEN in the environment.')
  }
  return { api, repository, token, ...(request && { fetch: request }) }
}

interface SitePlace {
  readonly root: string
  readonly contentDir: string
  readonly fetch: typeof fetch | undefined
}

async function check(
  options: CheckArguments,
  config: ResolvedConfig,
  { root, contentDir, fetch }: SitePlace,
): Promise<Results> {
  const { drafts, concurrency, retries, ignore, only } = options
  const targets = siteTargets(root, config)
  const site = await checkSite({
    contentDir,
    root,
    config,
    production: !drafts,
    pages: ['/', '/search/', ...Object.keys(targets.pages), ...options.pages],
    ownPages: { '/search/': 'the search page', ...targets.pages },
    files: targets.files,
    components: [...targets.modules.components.keys()],
    unused: options.unused,
    translations: options.translations,
    ...(options.overdue !== undefined && { overdue: options.overdue }),
  })
  const ask = (memory?: LinkMemory) =>
    checkExternalLinks(site.externalLinks, {
      concurrency,
      retries,
      ignore,
      ...(memory && { memory: memory }),
      ...(fetch && { fetch }),
    })
  const memory = options.memory === undefined ? undefined : resolve(root, options.memory)
  const external =
    memory !== undefined ? await askAgain(memory, ask) : options.external ? await ask() : []
  const misplaced = misplacedFile(root, contentDir)
  const unread = unreadConfig(root, options.config)
  const others = [
    ...(unread ? [unread] : []),
    ...(misplaced ? [diagnosticOf(misplaced)] : []),
    ...checkExports(root, targets.modules, site.components),
    ...checkStyles(root),
    ...externalMessages(external),
  ]
  const allMessages = [...site.messages, ...others]
  // A build with such errors renders nothing.
  const rendered = options.render && !allMessages.some(isError)
  const messages = shownDiagnostics([...allMessages, ...(rendered ? await renderSite(root) : [])])
  return {
    pages: site.pages,
    documents: site.documents,
    ...(options.render && { rendered }),
    messages: ofCodes(messages, only, config, site.codes),
    external,
  }
}

/** Requests links as the results of earlier runs say, and remembers those of this one. */
async function askAgain(
  file: string,
  ask: (memory: LinkMemory) => Promise<readonly ExternalResult[]>,
): Promise<readonly ExternalResult[]> {
  const earlier = readLinkMemory(file)
  const today = new Date().toISOString().slice(0, 10)
  const { results, memory } = rememberLinks(earlier, await ask(earlier), today)
  writeLinkMemory(file, memory)
  return results
}

/** @throws LandingError `check/usage` for a code that does not exist, which would hide all messages */
function ofCodes(
  messages: readonly Diagnostic[],
  only: readonly string[],
  { plugins }: ResolvedConfig,
  ofPlugins: readonly string[],
): readonly Diagnostic[] {
  if (only.length === 0) return messages
  const codes = [...checkCodes, ...ofPlugins]
  const areaOf = (code: string) => code.split('/')[0]
  const areas = new Set(codes.map(areaOf))
  const hasOwn = plugins.some(({ module }) => module !== lint().module)
  for (const code of only) {
    // Plugins may have codes that they do not declare, in areas of their own: `hcl/syntax`.
    if (codes.includes(code) || (hasOwn && !areas.has(areaOf(code)))) continue
    const help = didYouMean(code, codes, 'See landing-check --help.')
    throw usageError(`Unknown code "${code}" of --only.`, help)
  }
  return messages.filter(({ code }) => only.includes(code))
}

const isError = ({ severity }: Diagnostic) => severity === 'throw'

function summary({ pages, documents, rendered, messages, external }: Results): string {
  const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`
  const of = (severity: Diagnostic['severity'], word: string) =>
    count(messages.filter((message) => message.severity === severity).length, word)
  const asked = external.filter(({ state }) => state !== 'ignored').length
  const generated = pages - documents
  const checked = new Intl.ListFormat('en-GB').format([
    count(documents, 'document'),
    ...(generated === 0 ? [] : [count(generated, 'generated page')]),
    ...(external.length === 0 ? [] : [count(asked, 'external link')]),
  ])
  const skipped = rendered === false ? ' Not rendered, because of the errors.' : ''
  return `${checked} checked: ${of('throw', 'error')}, ${of('warn', 'warning')}, ${of('log', 'note')}.${skipped}`
}
