import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { compareDiagnostics, type Diagnostic, LandingError } from '@landing/schema'
import { checkSite } from './check/check-site'
import { checkExternalLinks, type ExternalResult, externalMessages } from './check/external-links'
import { loadConfig } from './check/load-config'
import { siteTargets } from './check/site-targets'
import { formatDiagnostics, formatError } from './diagnostics/report'

const usage = `landing-check [content folder] [options]

Checks front matter, sidebars, links, anchors, images and examples, and writes nothing.

  --config <file>     configuration file; default: landing.config.* in the current folder
  --page <path>       another route that exists, besides those of the content and src/pages (may be repeated)
  --drafts            also check drafts
  --external          also check external links
  --concurrency <n>   parallel requests (8)
  --retries <n>       retries after a temporary failure (2)
  --ignore <pattern>  external links to skip; * matches any text (may be repeated)
  --report <file>     write all results as JSON
  --help

Exit code 1: errors found, 2: could not run.`

interface Output {
  readonly log: (text: string) => void
  readonly error: (text: string) => void
  readonly fetch?: typeof fetch
}

/** The command `landing-check`. @returns the exit code: 0 without errors, 1 with errors, 2 if it could not run */
export async function landingCheck(
  args: readonly string[],
  root: string = process.cwd(),
  output: Output = console,
): Promise<number> {
  let contentDir = root
  try {
    const { values, positionals } = readArguments(args)
    if (values.help) {
      output.log(usage)
      return 0
    }
    const concurrency = count(values.concurrency, 'concurrency', 8)
    const retries = count(values.retries, 'retries', 2)
    const config = await loadConfig(root, values.config)
    contentDir = resolve(root, positionals[0] ?? config.contentDir)
    const targets = siteTargets(root, config)
    const site = await checkSite({
      contentDir,
      config,
      production: values.drafts !== true,
      pages: ['/', '/search/', ...targets.pages, ...(values.page ?? [])],
      files: targets.files,
      components: targets.components,
    })
    const external = values.external
      ? await checkExternalLinks(site.externalLinks, {
          concurrency,
          retries,
          ignore: values.ignore ?? [],
          ...(output.fetch && { fetch: output.fetch }),
        })
      : []
    const messages = [...site.messages, ...externalMessages(external)].sort(compareDiagnostics)
    if (messages.length > 0) output.log(`${formatDiagnostics(messages, contentDir)}\n`)
    output.log(summary(site.pages, messages, external))
    if (values.report !== undefined) {
      const report = { pages: site.pages, messages, external }
      writeFileSync(resolve(root, values.report), `${JSON.stringify(report, undefined, 2)}\n`)
    }
    return messages.some(({ severity }) => severity === 'throw') ? 1 : 0
  } catch (error) {
    if (!(error instanceof LandingError)) throw error
    output.error(formatError(error, contentDir))
    return 2
  }
}

function readArguments(args: readonly string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        config: text,
        page: { ...text, multiple: true },
        drafts: flag,
        external: flag,
        concurrency: text,
        retries: text,
        ignore: { ...text, multiple: true },
        report: text,
        help: flag,
      },
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new LandingError('check/usage', reason, { help: 'See landing-check --help.' })
  }
}

function count(value: string | undefined, name: string, usual: number): number {
  if (value === undefined) return usual
  if (/^\d{1,3}$/.test(value)) return Number(value)
  throw new LandingError(
    'check/usage',
    `Invalid value "${value}" of --${name}: it must be a number.`,
    {
      help: 'See landing-check --help.',
    },
  )
}

function summary(
  pages: number,
  messages: readonly Diagnostic[],
  external: readonly ExternalResult[],
): string {
  const of = (severity: Diagnostic['severity'], word: string) => {
    const number = messages.filter((message) => message.severity === severity).length
    return `${number} ${word}${number === 1 ? '' : 's'}`
  }
  const asked = external.filter(({ state }) => state !== 'ignored').length
  const links = external.length === 0 ? '' : `, ${asked} external ${asked === 1 ? 'link' : 'links'}`
  return `${pages} pages${links} checked: ${of('throw', 'error')}, ${of('warn', 'warning')}, ${of('log', 'note')}.`
}
