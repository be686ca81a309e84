import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { SearchCatalog } from '@landing/schema'
import manifest from '../../package.json' with { type: 'json' }
import type { SearchRecord } from '../search-record'
import { bulkFormats } from './bulk-formats'
import type { HostedCatalog, SearchRecords } from './hosted-catalog'

const services = Object.keys(bulkFormats)

const usage = `Usage: npx -p @landing/plugin-hosted-search landing-search-records <folder> [options]

Writes the search records of a built site in the bulk format of a search service, with the settings of its index.
The site is built with "hostedSearch" in its plugins.

  --service <name>  ${services.join(', ')}; default: that of the configuration
  --index <name>    name of the index or collection; default: that of the configuration
  --out <folder>    where to write; default search-records. Its records of an earlier run are replaced
  --help, --version`

const options = {
  service: { type: 'string' },
  index: { type: 'string' },
  out: { type: 'string', default: 'search-records' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const

/** Output for people. */
interface Output {
  log(text: string): void
  error(text: string): void
}

/**
 * The command `landing-search-records`.
 *
 * @returns exit code: 0 when the files were written or help or the version was asked for, 1 otherwise
 */
export async function landingSearchRecords(
  args: readonly string[],
  output: Output = console,
): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
    if (values.help === true) {
      output.log(usage)
      return 0
    }
    if (values.version === true) {
      output.log(manifest.version)
      return 0
    }
    const [folder, ...others] = positionals
    if (folder === undefined || others.length > 0) throw new Error(usage)
    for (const line of await writeRecords(folder, values)) output.log(line)
    return 0
  } catch (error) {
    output.error((error as Error).message)
    return 1
  }
}

interface Wanted {
  readonly service?: string | undefined
  readonly index?: string | undefined
  readonly out: string
}

/** Returns a line for each file. */
async function writeRecords(folder: string, wanted: Wanted): Promise<string[]> {
  const records = await readCatalog(folder)
  const { service = records.service, index = records.index, out } = wanted
  const format = bulkFormats[service]
  if (format === undefined) {
    throw new Error(`Unknown service "${service}"; known: ${services.join(', ')}.`)
  }
  await mkdir(out, { recursive: true })
  const written: string[] = []
  const write = async (name: string, text: string, note: string) => {
    const file = join(out, name)
    await writeFile(file, text)
    written.push(`${file}  ${note}`)
  }
  // What this run does not replace must not be uploaded again.
  await remove(join(out, 'synonyms.json'))
  for (let old = 1; await remove(join(out, `records-${old}.jsonl`)); old++);
  for (const [name, content] of Object.entries(format.files(records, index))) {
    await write(name, `${JSON.stringify(content, null, 2)}\n`, `for ${service}, index "${index}"`)
  }
  for (const [number, path] of records.files.entries()) {
    const lines = (await readFile(join(folder, path), 'utf8')).trimEnd().split('\n')
    const text = lines
      .flatMap((line) => format.lines(JSON.parse(line) as SearchRecord))
      .map((line) => `${JSON.stringify(line)}\n`)
      .join('')
    await write(`records-${number + 1}.jsonl`, text, `${lines.length} records`)
  }
  return written
}

async function readCatalog(folder: string): Promise<SearchRecords> {
  const file = join(folder, 'search/catalog.json')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) {
    throw new Error(
      `"${folder}" is not a site built by Landing.\nIt has no search/catalog.json. Give the folder that "vite build" writes.`,
    )
  }
  const { records } = JSON.parse(text) as SearchCatalog & Partial<HostedCatalog>
  if (records === undefined) {
    throw new Error(
      `"${folder}" has no search records.\nAdd "hostedSearch" to the plugins of the site, and build it again.`,
    )
  }
  return records
}

/** False when there is no such file. */
function remove(file: string): Promise<boolean> {
  return rm(file).then(
    () => true,
    () => false,
  )
}
