import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

// The others need a browser, Hugo or corpora, or take minutes.
it('measures a search index of some pages', () => {
  const script = resolve(import.meta.dirname, '../../packages/search/bench/scale.mjs')
  const output = execFileSync(process.execPath, [script, '--measure', '40'], { encoding: 'utf8' })
  expect(output).toMatch(/^40 pages\n[\s\S]* a keystroke, p50 \/ p95 +[\d.]+ ms \/ [\d.]+ ms\n/)
})
