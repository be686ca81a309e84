/** Prints the figures of all engines side by side, as a table in Markdown. */
export function printTable(rows) {
  const [first] = rows
  if (!first) return
  const table = [['', ...rows.map(({ label }) => label)]]
  const add = (name, value) => table.push([name, ...rows.map(value)])
  const sets = {
    real: 'real queries',
    questions: 'questions',
    heldOut: 'held-out titles',
    made: 'made queries',
  }
  for (const [set, name] of Object.entries(sets)) {
    if (first[set].asked === 0) continue
    add(`${name}, MRR@10, mean of kinds`, (row) => withInterval(row[set]))
    for (const kind of Object.keys(first[set].byKind)) {
      add(`… ${kind}`, (row) => score(row[set].byKind[kind]))
    }
  }
  if (first.load !== undefined) addCost(rows, add)
  const [heading, ...body] = table
  const lines = [heading, heading.map(() => '---'), ...body]
  console.log(lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n'))
}

/** Prints what an engine did not find first. */
export function printMisses({ real, questions, made }) {
  for (const { kind, text, wanted, rank, found } of [
    ...real.misses,
    ...questions.misses,
    ...made.misses,
  ]) {
    console.log(`${rank.toFixed(2)} ${kind}: "${text}" wants ${wanted.slice(0, 2)}, found ${found}`)
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
