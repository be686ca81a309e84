import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'

/**
 * How often CI repeats a failed browser test: a machine under load can miss a frame. Vitest marks
 * what passed only the second time.
 */
export const browserRetries = process.env.CI ? 1 : 0

/** True in `pnpm mutation`. */
export const isMutated = process.env.STRYKER_MUTATOR_WORKER !== undefined

/**
 * Runs each test file in a context with a document of its own, at half the cost of a process.
 *
 * Never with one worker, as Vitest does on two cores: that one would run all files in one context, where a shared
 * module runs for the first file only. Tests of a browser, which may have fewer workers, come first.
 */
export const contextPool = {
  pool: /** @type {const} */ ('vmForks'),
  maxWorkers: Math.max(2, availableParallelism() - 1),
  sequence: { groupOrder: 1 },
}

const noWebStorage = '--no-experimental-webstorage'

/** Runs quick files first: the tests of a mutant end with the first that fails. */
class QuickestFirst extends BaseSequencer {
  async sort(files) {
    return (await super.sort(files)).reverse()
  }
}

/**
 * The one test set-up of a package: sources of the workspace's packages instead of their builds,
 * a JUnit report for the sum at the end of CI, goldens never written there.
 *
 * @param {import('vitest/config').ViteUserConfig['test']} [test]
 */
export function packageTests(test = {}) {
  return defineConfig({
    resolve: { conditions: ['source'] },
    ssr: { resolve: { conditions: ['source'], externalConditions: ['source'] } },
    test: {
      include: ['src/**/*.test.{ts,tsx}'],
      reporters: ['default', 'junit'],
      outputFile: { junit: 'reports/junit.xml' },
      server: { deps: { inline: [/^@landing\//] } },
      // All packages are tested at once, on machines with two cores.
      testTimeout: 30_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 10_000 } },
      // From Node.js 25 on, its own `localStorage` hides the one of a simulated browser.
      execArgv: process.allowedNodeEnvironmentFlags.has(noWebStorage) ? [noWebStorage] : [],
      ...(isMutated && { sequence: { sequencer: QuickestFirst } }),
      ...test,
    },
  })
}

/**
 * The set-up of what is slow and rarely breaks, `*.slow.ts`: `pnpm test:slow`, a job of its own in CI.
 *
 * @param {import('vitest/config').ViteUserConfig['test']} [test]
 */
export function slowTests(test = {}) {
  return packageTests({
    include: ['{e2e,reference,stress}/**/*.slow.ts'],
    outputFile: { junit: 'reports/slow.xml' },
    retry: browserRetries,
    ...test,
  })
}
