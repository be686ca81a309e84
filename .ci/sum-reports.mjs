// Sums the JUnit reports of `pnpm test` and `pnpm test:e2e` and prints "N passed, M failed" as the last line.
import { existsSync, readFileSync } from 'node:fs'

let passed = 0
let failed = 0
let missing = 0
for (const name of ['test', 'e2e']) {
  const report = `reports/${name}.xml`
  const text = existsSync(report) ? readFileSync(report, 'utf8') : ''
  const head = text.match(/<testsuites[^>]*>/)?.[0]
  if (head === undefined) {
    console.log(`✗ no report ${report}`)
    missing += 1
    continue
  }
  const count = (key) => Number(head.match(new RegExp(`\\b${key}="(\\d+)"`))?.[1] ?? 0)
  const bad = count('failures') + count('errors')
  const skipped = [...text.matchAll(/<skipped\b/g)].length
  passed += count('tests') - bad - skipped
  failed += bad
  // Repeated next to the sum: output of tasks that run side by side is long, and often cut.
  for (const [, attributes, body] of text.matchAll(/<testcase\b([^>]*)>([\s\S]*?)<\/testcase>/g)) {
    const failure = body.match(/<(?:failure|error)\b[^>]*>([\s\S]*?)<\//)?.[1]
    if (failure === undefined) continue
    const [, file] = attributes.match(/classname="([^"]*)"/) ?? []
    const [, title] = attributes.match(/\bname="([^"]*)"/) ?? []
    console.log(decodeEntities(`✗ ${file}: ${title}\n${failure.trim().slice(0, 1500)}`))
  }
}
failed += missing
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)

function decodeEntities(text) {
  const characters = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
  return text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name) => characters[name])
}
