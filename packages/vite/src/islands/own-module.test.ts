import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { isOwnModule } from './own-module'

const root = mkdtempSync(join(tmpdir(), 'landing-own-'))
afterAll(() => rmSync(root, { recursive: true }))

function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

put('package.json', '{"name":"@landing/site","private":true}')
put('packages/theme/package.json', '{"name":"@landing/theme"}')
put('packages/theme/dist/package.json', '{"type":"module"}')
put('packages/shared/package.json', '{"name":"shared"}')

it.each([
  ['src/components/counter.tsx', true],
  ['packages/shared/src/chart.tsx', true],
  ['packages/theme/dist/index.js', false],
  ['node_modules/chart/index.js', false],
])('%s is a module of the site: %s', (path, isOwn) => {
  expect(isOwnModule(join(root, path))).toBe(isOwn)
})
