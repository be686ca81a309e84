import { randomNumbers } from './queries.mjs'

/** Processor time of a piece of work, all threads together, in milliseconds. */
export async function cpuTime(work) {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Reciprocal rank of the wanted page among the first ten pages. */
function reciprocalRank(paths, wanted) {
  const at = [...new Set(paths)].slice(0, 10).findIndex((path) => wanted.includes(path))
  return at === -1 ? 0 : 1 / (at + 1)
}

/** Quality is measured no longer than this, in milliseconds; the kinds take turns. */
const LONGEST_QUALITY = 120_000

/**
 * Mean reciprocal rank at 10 of all queries with a confidence interval, and by kind, and what missed the first place.
 */
export async function measureQuality(engine, queries) {
  const ranks = new Map()
  const misses = []
  const end = performance.now() + LONGEST_QUALITY
  let asked = 0
  for (const { kind, text, wanted } of inTurns(queries)) {
    if (performance.now() > end) break
    asked++
    const paths = await engine.search(text, 30)
    const rank = reciprocalRank(paths, wanted)
    ranks.set(kind, [...(ranks.get(kind) ?? []), rank])
    if (rank < 1) misses.push({ kind, text, wanted, rank, found: [...new Set(paths)].slice(0, 3) })
  }
  const all = [...ranks.values()].flat()
  return {
    byKind: Object.fromEntries([...ranks].map(([kind, values]) => [kind, mean(values)])),
    overall: mean(all),
    interval: bootstrap(all),
    misses,
    asked,
  }
}

/** The first query of each kind, then the second of each, and so on. */
function inTurns(queries) {
  const turns = new Map()
  const turnOf = ({ kind }) => {
    turns.set(kind, (turns.get(kind) ?? 0) + 1)
    return turns.get(kind)
  }
  return queries
    .map((query) => ({ query, turn: turnOf(query) }))
    .sort((a, b) => a.turn - b.turn)
    .map(({ query }) => query)
}

/** Typing is measured no longer than this, in milliseconds: some engines take minutes. */
const LONGEST_TYPING = 60_000
const RUNS = 3

/**
 * Processor time of each keystroke while queries are typed into a newly opened index, in
 * milliseconds: the least of three runs, so that other work of the machine does not count.
 */
export async function measureTyping(open, queries) {
  const least = []
  const end = performance.now() + LONGEST_TYPING
  for (let run = 0; run < RUNS && performance.now() < end; run++) {
    const engine = await open()
    let key = 0
    for (const { text } of queries) {
      for (let length = 1; length <= text.length && performance.now() < end; length++) {
        const time = await cpuTime(() => engine.search(text.slice(0, length), 8))
        least[key] = Math.min(least[key] ?? time, time)
        key++
      }
    }
  }
  return { p50: quantile(least, 0.5), p95: quantile(least, 0.95), most: Math.max(...least) }
}

/** Processor time to open an index, in milliseconds: the median of a few times. */
export async function measureLoad(open) {
  const times = []
  for (let run = 0; run < 5; run++) times.push(await cpuTime(open))
  return quantile(times, 0.5)
}

/** Bytes that a new visitor loads for the first answer, code included. */
export async function measureFirstAnswer({ open, codeBytes, indexBytes }, queries) {
  const sizes = []
  for (const { text } of queries) {
    const engine = await open()
    await engine.search(text, 8)
    sizes.push(codeBytes + (engine.bytes?.() ?? indexBytes))
    if (!engine.bytes) break
  }
  return { p50: quantile(sizes, 0.5), p95: quantile(sizes, 0.95) }
}

const RESAMPLES = 2000

/** The middle 95 % of the mean when the queries are drawn anew. */
function bootstrap(values) {
  const random = randomNumbers(1)
  const draw = () => mean(values.map(() => values[Math.floor(random() * values.length)]))
  const means = Array.from({ length: RESAMPLES }, draw)
  return [quantile(means, 0.025), quantile(means, 0.975)]
}

export function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
