// Mutation tests of the cores that neither read files nor render:
// `pnpm mutation [package] [glob of files…] [--sample <number of mutants>]`.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { estimate } from './mutation-sample.mjs'

const root = join(import.meta.dirname, '../../..')

/** Folders of each package that are mutated. */
const cores = {
  schema: ['src'],
  content: ['src/text', 'src/link', 'src/model', 'src/parser', 'src/syntax', 'src/diagnostics'],
  search: ['src/engine', 'src/format', 'src/query', 'src/text', 'src/highlight'],
  router: ['src/core', 'src/browser', 'src/documents'],
  theme: ['src/behaviours'],
}
const notTested = ['!src/**/*.test.*', '!src/**/index.ts', '!src/**/fixtures/**']
/** Minimum percentage of mutants that tests detect. */
const minimum = 80

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' } },
})
const [only, ...globs] = positionals
const sampling = values.sample && { checkers: ['sample'], sample: Number(values.sample) }
const scores = []
const names = only === undefined ? Object.keys(cores) : [only]
for (const name of names) {
  const folders = cores[name]
  if (!folders) {
    throw new Error(`Unknown package "${name}"; known: ${Object.keys(cores).join(', ')}.`)
  }
  process.chdir(join(root, 'packages', name))
  const results = await new Stryker({
    ...sampling,
    mutate: [
      ...(globs.length > 0 ? globs : folders.map((folder) => `${folder}/**/*.ts`)),
      ...notTested,
    ],
    plugins: [
      import.meta.resolve('@stryker-mutator/vitest-runner'),
      import.meta.resolve('./mutation-sample.mjs'),
    ],
    testRunner: 'vitest',
    vitest: { related: true },
    // Tests import files of other packages by relative paths, which a copy of the package lacks.
    inPlace: true,
    tempDirName: 'reports/mutation/work',
    reporters: ['clear-text', 'json', 'progress-append-only'],
    jsonReporter: { fileName: 'reports/mutation.json' },
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    // Each process runs the tests with threads of its own.
    concurrency: 1,
    // A mutant that ends too late counts as detected: on a loaded machine only a true endless loop may be that late.
    timeoutMS: 30_000,
    thresholds: { high: 90, low: minimum, break: minimum },
  }).runMutationTest()
  await rm('reports/mutation', { recursive: true, force: true })
  const { score, interval, tested } = estimate(results)
  const late = results.filter(({ status }) => status === 'Timeout').length
  scores.push(
    `${name.padEnd(10)} ${score.toFixed(1)} ± ${interval.toFixed(1)} % (${tested} of ${results.length} mutants, ${late} of them too late)`,
  )
}
console.log(scores.join('\n'))
