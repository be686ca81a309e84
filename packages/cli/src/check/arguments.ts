import { parseArgs } from 'node:util'
import { messageOf } from '@landing/markdown/authoring'
import { LandingError } from '@landing/schema'

export const usage = `landing-check [content folder] [options]

Checks front matter, sidebars, links, anchors, images and examples, and writes nothing.
With --render it refuses all that a build refuses.

  --config <file>     configuration file; default: landing.config.* in the current folder
  --page <path>       another route that exists, besides those of the content and src/pages (may be repeated)
  --drafts            also check drafts
  --render            also bundle and render the site, in a temporary folder: pages, components and theme parts
  --external          also check external links
  --unused            also list documents that nothing leads to, and images and other files that no page uses
  --translations      also list documents that are not translated, and translations older than their originals
  --overdue <days>    also list documents whose "last_reviewed" is longer ago
  --concurrency <n>   parallel requests (8)
  --retries <n>       retries after a temporary failure (2)
  --ignore <pattern>  external links to skip; * matches any text (may be repeated)
  --memory <file>     with --external: remember failures; a link that fails in two runs in a row is an error
  --issue             with --memory: keep an issue of GITHUB_REPOSITORY up to date, with GITHUB_TOKEN
  --all               print all messages; default: three of each code if there are more than 30
  --only <code>       ignore messages of other codes (may be repeated)
  --format <format>   text (default), json, github for annotations in GitHub Actions, or sarif for code scanning
  --fix               correct what has one safe correction: heading spaces, keys, links, terms, closing fences
  --dry-run           with --fix: print the changes, write nothing
  --report <file>     write all results as JSON
  --help, --version

Exit code 1: errors found, 2: could not run.`

const formats = ['text', 'json', 'github', 'sarif'] as const

/** The arguments of `landing-check`. */
export type CheckArguments = ReturnType<typeof readArguments>

/** @throws LandingError `check/usage` */
export function readArguments(args: readonly string[]) {
  const {
    values,
    positionals: [contentDir, other],
  } = parse(args)
  const {
    page: pages,
    'dry-run': dryRun,
    concurrency,
    retries,
    format,
    overdue,
    ...others
  } = values
  const { memory, external, fix, issue } = others
  if (other !== undefined) throw usageError(`Unexpected "${other}": one content folder at a time.`)
  if (issue && memory === undefined) throw usageError('Option --issue needs --memory <file>.')
  if (memory !== undefined && (!external || fix)) {
    throw usageError('Option --memory needs --external, and cannot be used with --fix.')
  }
  return {
    ...others,
    contentDir,
    pages,
    dryRun,
    overdue: overdue === undefined ? undefined : count(overdue, 'overdue'),
    concurrency: count(concurrency, 'concurrency'),
    retries: count(retries, 'retries'),
    format: formatOf(format),
  }
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  const texts = { type: 'string', multiple: true, default: [] as string[] } as const
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        config: text,
        page: texts,
        drafts: flag,
        render: flag,
        external: flag,
        unused: flag,
        translations: flag,
        overdue: text,
        concurrency: { ...text, default: '8' },
        retries: { ...text, default: '2' },
        ignore: texts,
        memory: text,
        issue: flag,
        all: flag,
        only: texts,
        format: { ...text, default: 'text' },
        fix: flag,
        'dry-run': flag,
        report: text,
        help: flag,
        version: flag,
      },
    })
  } catch (error) {
    throw usageError(messageOf(error))
  }
}

function count(value: string, name: string): number {
  if (/^\d{1,4}$/.test(value)) return Number(value)
  throw usageError(`Invalid value "${value}" of --${name}: it must be a number.`)
}

function formatOf(value: string) {
  const format = formats.find((each) => each === value)
  if (format !== undefined) return format
  throw usageError(`Invalid value "${value}" of --format: it must be ${formats.join(', ')}.`)
}

export function usageError(message: string, help = 'See landing-check --help.'): LandingError {
  return new LandingError('check/usage', message, { help })
}
