const SETS = {
  real: 'real queries',
  titles: 'titles as written',
  questions: 'questions',
  heldOut: 'held-out titles',
  made: 'made queries',
}
/** No constant is chosen by a set of fewer queries, and none by the sets of one corpus. */
const FEWEST = 40

/** Prints the figures of all engines side by side, as a table in Markdown. */
export function printTable(rows) {
  const [first] = rows
  if (!first) return
  const table = [['', ...rows.map(({ label }) => label)]]
  const add = (name, value) => table.push([name, ...rows.map(value)])
  for (const [set, { asked, byKind }] of Object.entries(first.sets)) {
    const few = asked < FEWEST ? ', too few to choose by' : ''
    add(`${SETS[set]}, MRR@10 of ${asked}${few}`, ({ sets }) => withInterval(sets[set]))
    for (const kind of Object.keys(byKind)) {
      add(`… ${kind}`, ({ sets }) => score(sets[set].byKind[kind]))
    }
  }
  if (first.load !== undefined) addCost(rows, add)
  const [heading, ...body] = table
  const lines = [heading, heading.map(() => '---'), ...body]
  console.log(lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n'))
}

/** Prints what an engine did not find first. */
export function printMisses({ sets }) {
  for (const [set, { misses }] of Object.entries(sets)) {
    for (const { kind, text, wanted, rank, found } of misses) {
      const [place, paths] = [rank.toFixed(2), wanted.slice(0, 2)]
      console.log(`${place} ${set}, ${kind}: "${text}" wants ${paths}, found ${found}`)
    }
  }
}

function addCost([first], add) {
  const row = (name, value, format) =>
    add(name, (each) => {
      const ratio = each === first ? '' : ` (×${(value(each) / value(first)).toPrecision(2)})`
      return format(value(each)) + ratio
    })
  const kib = (bytes) => `${(bytes / 1024).toFixed(0)} KB`
  const ms = (number) => `${number.toFixed(number < 10 ? 2 : 0)} ms`
  row('index, gzip', (each) => each.indexBytes, kib)
  add('… share of the gzipped text', (each) => score(each.share))
  row('code, gzip', (each) => each.codeBytes, kib)
  row('bytes to the first answer, p50', (each) => each.firstAnswer.p50, kib)
  row('… p95', (each) => each.firstAnswer.p95, kib)
  row('processor time per keystroke, p50', (each) => each.typing.p50, ms)
  row('… p95', (each) => each.typing.p95, ms)
  row('… most', (each) => each.typing.most, ms)
  row('processor time to load', (each) => each.load, ms)
}

function withInterval({ overall, interval: [low, high] }) {
  return `${score(overall)} (${score(low)}–${score(high)})`
}

function score(number) {
  return (number ?? 0).toFixed(3)
}
