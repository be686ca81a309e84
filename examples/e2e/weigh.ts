import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { run } from './install-example'
import { lastLine } from './packed-project'

const table = resolve(import.meta.dirname, '../packed/sizes.md')

type Weights = Readonly<Record<string, number>>

/** Brotli bytes that code loads at once, and of each entry without other packages. */
export function weigh(
  project: string,
  entries: readonly string[],
  code: Readonly<Record<string, string>>,
): Weights {
  writeFileSync(join(project, 'weighed.json'), JSON.stringify({ entries, code }))
  return lastLine(run(project, process.execPath, 'weigh.mjs')) as Weights
}

/** Entries that are larger than the table in the repository says; `UPDATE=1` writes the table. */
export function heavier(weights: Weights): string[] {
  const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)
  if (process.env.UPDATE) {
    const rows = Object.entries(weights).map(
      ([name, bytes]) => `| \`${name}\` | ${kilobytes(bytes)} |`,
    )
    const head = '| entry | KB, brotli |\n| --- | --: |'
    writeFileSync(table, `${head}\n${rows.join('\n')}\n`)
  }
  const known = [...readFileSync(table, 'utf8').matchAll(/^\| `(\S+)` \| ([\d.]+) \|$/gm)]
  const limits = new Map(known.map(([, name = '', size]) => [name, Number(size)]))
  return Object.entries(weights).flatMap(([name, bytes]) => {
    const limit = limits.get(name) ?? 0
    // Tolerance for small changes.
    return bytes / 1024 > limit * 1.05 + 0.2 ? [`${name}: ${kilobytes(bytes)}, was ${limit}`] : []
  })
}
