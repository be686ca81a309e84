// Line coverage of the unit tests, by package: `pnpm coverage [package…]`.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(import.meta.dirname, '../../..')
const provider = fileURLToPath(import.meta.resolve('@vitest/coverage-v8'))
/** Minimum percentage of lines that unit tests run. */
const minimum = 90
const cores = [
  ...['schema', 'router', 'search', 'content', 'theme', 'cli', 'create', 'migrate'],
  ...['changelog', 'lint', 'math', 'mermaid', 'openapi', 'terraform', 'typescript'].map(
    (name) => `plugin-${name}`,
  ),
]
/** Packages whose code runs in builds, servers and Chromium: its tests in e2e run bundles, which are not counted. */
const integrations = ['vite', 'mcp']

/** Runs the unit tests of a package, and returns the percentage of its lines that ran. */
function coverageOf(name) {
  const cwd = join(root, 'packages', name)
  const options = {
    enabled: true,
    provider: 'custom',
    customProviderModule: provider,
    include: 'src/**/*.{ts,tsx}',
    exclude: '**/{fixtures,*.test.*}',
    reporter: 'json-summary',
    reportsDirectory: 'reports/coverage',
    reportOnFailure: true,
  }
  const flags = Object.entries(options).map(([key, value]) => `--coverage.${key}=${value}`)
  const vitest = join(cwd, 'node_modules/vitest/vitest.mjs')
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...flags], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const summary = JSON.parse(
    readFileSync(join(cwd, 'reports/coverage/coverage-summary.json'), 'utf8'),
  )
  return { status, lines: summary.total.lines.pct }
}

const wanted = process.argv.slice(2)
for (const name of wanted.length > 0 ? wanted : [...cores, ...integrations]) {
  const { status, lines } = coverageOf(name)
  const isShort = lines < minimum && cores.includes(name)
  if (status !== 0 || isShort) process.exitCode = 1
  const note = status !== 0 ? 'tests failed' : isShort ? `less than ${minimum} %` : ''
  console.log(`${name.padEnd(10)} ${lines.toFixed(1).padStart(5)} % ${note}`)
}
