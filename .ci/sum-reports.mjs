// Sums the JUnit reports of all packages and prints "N passed, M failed" as the last line.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

let passed = 0
let failed = 0
let missing = 0
const members = ['packages', 'apps'].flatMap((group) =>
  readdirSync(group).map((name) => join(group, name)),
)
for (const folder of [...members, 'examples']) {
  if (!existsSync(join(folder, 'vitest.config.ts'))) continue
  const report = join(folder, 'reports/junit.xml')
  if (!existsSync(report)) {
    console.log(`✗ no test report of ${folder}`)
    missing += 1
    continue
  }
  const text = readFileSync(report, 'utf8')
  const head = text.match(/<testsuites[^>]*>/)?.[0] ?? ''
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
    const [, name] = attributes.match(/\bname="([^"]*)"/) ?? []
    console.log(decodeEntities(`✗ ${folder}/${file}: ${name}\n${failure.trim().slice(0, 1500)}`))
  }
}
failed += missing
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)

function decodeEntities(text) {
  const characters = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
  return text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name) => characters[name])
}
