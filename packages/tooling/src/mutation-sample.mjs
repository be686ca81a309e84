// A Stryker checker that passes a sample of the mutants, and the score that follows from a sample.
import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/**
 * Returns the `size` mutants with the smallest hashes of file, position and mutation: a second run
 * tests the same ones, and after an edit most of them.
 *
 * @param {readonly object[]} mutants Stryker's
 * @param {number} size
 * @param {string} folder file names are hashed relative to it
 */
export function sampleOf(mutants, size, folder) {
  const hashes = new Map(mutants.map((mutant) => [mutant, hashOf(mutant, folder)]))
  return mutants.toSorted((a, b) => (hashes.get(a) < hashes.get(b) ? -1 : 1)).slice(0, size)
}

function hashOf({ fileName, location, mutatorName, replacement }, folder) {
  const file = relative(folder, fileName).replaceAll('\\', '/')
  const { start, end } = location
  const identity = [file, start.line, start.column, end.line, end.column, mutatorName, replacement]
  return createHash('sha256').update(JSON.stringify(identity)).digest('hex')
}

const detected = new Set(['Killed', 'Timeout'])
const undetected = new Set(['Survived', 'NoCoverage'])

/**
 * Percentage of detected mutants, and half the width of its 95 % confidence interval.
 *
 * @param {readonly { status: string }[]} results of all mutants, in the sample or not
 */
export function estimate(results) {
  const valid = results.filter(({ status }) => status !== 'Ignored').length
  const found = results.filter(({ status }) => detected.has(status)).length
  const tested = found + results.filter(({ status }) => undetected.has(status)).length
  const score = found / tested
  // Sampled without replacement: the interval shrinks to 0 as the sample grows to all mutants.
  const variance = ((score * (1 - score)) / tested) * ((valid - tested) / Math.max(valid - 1, 1))
  return { score: 100 * score, interval: 196 * Math.sqrt(variance), tested }
}

/** Stryker leaves mutants with the status `compileError` out of the score. */
class SampleChecker {
  static inject = ['options']
  chosen = new Set()

  constructor({ sample }) {
    this.size = sample
  }

  async init() {}

  /** Called with all mutants, before `check`. */
  async group(mutants) {
    for (const { id } of sampleOf(mutants, this.size, process.cwd())) this.chosen.add(id)
    return [mutants.map(({ id }) => id)]
  }

  async check(mutants) {
    const skipped = { status: 'compileError', reason: 'Not in the sample' }
    return Object.fromEntries(
      mutants.map(({ id }) => [id, this.chosen.has(id) ? { status: 'passed' } : skipped]),
    )
  }
}

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', injectableClass: SampleChecker }]
export const strykerValidationSchema = {
  properties: { sample: { description: 'Number of mutants to test', type: 'integer', minimum: 1 } },
}
