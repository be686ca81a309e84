import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Hit, LandingError, type SearchCatalog } from '@landing/schema'
import { createSearchClient } from '@landing/search/client'
import { type Command, command } from './command'

const usage = `landing search <words> [options]

Searches a built site, as its search page does, and prints the hits.

  --explain          print the factors of each score
  --limit <n>        number of hits; default 8
  --context <id>     part of the site; default all
  --version-of <v>   version of the documents; default the latest
  --locale <code>    language; default the first one
  --site <folder>    folder that "vite build" writes; default dist
  --help, --version

Exit code 1: nothing was found, 2: could not search.`

const options = {
  explain: { type: 'boolean' },
  limit: { type: 'string', default: '8' },
  context: { type: 'string' },
  'version-of': { type: 'string' },
  locale: { type: 'string' },
  site: { type: 'string', default: 'dist' },
} as const

/** The command `landing search`. @returns the exit code */
export const landingSearch: Command = command(
  { name: 'landing search', usage, code: 'search/usage', options },
  async ({ values, positionals }, root, output) => {
    const { explain = false, limit, context, locale, site, 'version-of': version } = values
    const text = positionals.join(' ')
    if (text === '') throw usageError('There is nothing to search for.')
    if (!/^[1-9]\d?$/.test(limit)) throw usageError(`"${limit}" is not a number from 1 to 99.`)
    const scope = {
      ...(context !== undefined && { context }),
      ...(version !== undefined && { version }),
      ...(locale !== undefined && { locale }),
    }
    const query = { text, syntax: 'full', explain, limit: Number(limit), ...scope } as const
    const { hits, total, corrected, missing, problem } = await clientOf(root, site).search(query)
    if (problem) output.log(`${problem.message} ${problem.help ?? ''}`)
    if (corrected !== undefined) output.log(`Showing results for "${corrected}"`)
    if (missing) output.log(`Nothing contains ${missing.join(', ')}`)
    for (const [at, hit] of hits.entries()) output.log(lineOf(hit, at + 1))
    output.log(`${total} found`)
    return total > 0 ? 0 : 1
  },
)

function usageError(message: string): LandingError {
  return new LandingError('search/usage', message, { help: 'See landing search --help.' })
}

function clientOf(root: string, site: string) {
  const folder = resolve(root, site)
  const catalog = join(folder, 'search/catalog.json')
  if (!existsSync(catalog)) {
    throw new LandingError('search/no-site', `${site} has no search/catalog.json.`, {
      help: 'Build the site first, or name the folder with --site. A site of a hosted search has no index.',
    })
  }
  const { indexes } = JSON.parse(readFileSync(catalog, 'utf8')) as SearchCatalog
  return createSearchClient({
    // Hrefs include the site's base, the folder does not.
    indexes: indexes.map((ref) => ({
      ...ref,
      href: ref.href.slice(ref.href.lastIndexOf('/search/')),
    })),
    base: '/',
    contexts: [],
    fetch: async (href) => new Response(new Uint8Array(readFileSync(join(folder, href)))),
  })
}

function lineOf({ t, s, u, h, score, factors = [] }: Hit, number: number): string {
  const name = s === t ? t : `${t} > ${s}`
  const lines = factors.map(({ factor, reason }) => `     ×${factor.toFixed(2)}  ${reason}`)
  return [`${number}. ${name}  ${u}${h}  ${score.toFixed(2)}`, ...lines].join('\n')
}
