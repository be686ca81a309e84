import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'

/** True in `pnpm mutation`. */
export const isMutated = process.env.STRYKER_MUTATOR_WORKER !== undefined

/**
 * Runs each test file in a context with a document of its own, at half the cost of a process.
 *
 * Never with one worker: that one would run all files in one context, where a shared module runs for the first file only.
 */
export const contextPool = {
  pool: /** @type {const} */ ('vmForks'),
  sequence: { groupOrder: 1 },
}

const noWebStorage = '--no-experimental-webstorage'

/** Runs quick files first: the tests of a mutant end with the first that fails. */
class QuickestFirst extends BaseSequencer {
  async sort(files) {
    return (await super.sort(files)).reverse()
  }
}

/** Runs what installs packages first: it waits for others' programs, and takes minutes. */
class InstallationsFirst extends BaseSequencer {
  async sort(files) {
    const isFirst = ({ moduleId }) => Number(moduleId.includes('/examples/'))
    return (await super.sort(files)).sort((a, b) => isFirst(b) - isFirst(a))
  }
}

/** Sources of the workspace's packages instead of their builds. */
const sources = {
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'], externalConditions: ['source'] } },
}

const everywhere = {
  // Vitest leaves one of two cores to itself, which mostly waits.
  maxWorkers: Math.max(2, availableParallelism()),
  server: { deps: { inline: [/^@landing\//] } },
  // All packages are tested at once, on machines with two cores.
  testTimeout: 30_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 10_000 } },
  // From Node.js 25 on, its own `localStorage` hides the one of a simulated browser.
  execArgv: process.allowedNodeEnvironmentFlags.has(noWebStorage) ? [noWebStorage] : [],
}

/**
 * The unit tests of a package.
 *
 * @param {import('vitest/config').ViteUserConfig['test']} [test]
 */
export function packageTests(test = {}) {
  return defineConfig({
    ...sources,
    test: {
      ...everywhere,
      include: ['src/**/*.test.{ts,tsx}'],
      ...(isMutated && { sequence: { sequencer: QuickestFirst } }),
      ...test,
      setupFiles: [
        fileURLToPath(new URL('patient-waits.mjs', import.meta.url)),
        ...(test.setupFiles ?? []),
      ],
    },
  })
}

const root = fileURLToPath(new URL('../../../', import.meta.url))
const unitTests = ['packages/*/vitest.config.ts', 'apps/*/vitest.config.ts']

/**
 * Tests with browsers, builds and packed packages, as one project of Vitest: all use one browser.
 *
 * @param {string} name
 * @param {string[]} include
 * @param {import('vitest/config').ViteUserConfig['test']} [test]
 */
function browserTests(name, include, test = {}) {
  return {
    ...sources,
    test: {
      ...everywhere,
      name,
      include,
      globalSetup: fileURLToPath(new URL('browser-server.mjs', import.meta.url)),
      sequence: { groupOrder: 2 },
      // A test may build a site several times.
      testTimeout: 120_000,
      ...test,
    },
  }
}

/** @param {string} report name of the JUnit report, which the sum at the end of CI reads */
function workspaceTests(report, projects) {
  return defineConfig({
    root,
    test: {
      projects,
      sequence: { sequencer: InstallationsFirst },
      reporters: ['default', 'junit'],
      outputFile: { junit: `reports/${report}.xml` },
    },
  })
}

/** Unit tests, and of each package a few tests in a browser. */
export const quickTests = () =>
  workspaceTests('test', [
    ...unitTests,
    browserTests('smoke', ['{packages/*,apps/*}/e2e/**/*.smoke.ts']),
  ])

/** All other tests with browsers, builds and packed packages. */
export const endToEndTests = () =>
  workspaceTests('e2e', [
    browserTests('e2e', [
      '{packages/*,apps/*}/{e2e,stress,reference}/**/*.spec.ts',
      'examples/e2e/*.spec.ts',
    ]),
  ])

/** What is slow and rarely breaks: `*.slow.ts`, and the property tests with all their runs. */
export function slowTests() {
  process.env.PROPERTY_RUNS = 'all'
  return workspaceTests('slow', [
    ...unitTests,
    browserTests(
      'slow',
      ['{packages/*,apps/*}/{e2e,stress,reference}/**/*.slow.ts', 'examples/e2e/*.slow.ts'],
      { testTimeout: 600_000 },
    ),
  ])
}
