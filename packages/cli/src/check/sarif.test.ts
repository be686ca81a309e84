import { createRequire } from 'node:module'
import { type Diagnostic, LandingError } from '@landing/schema'
import { removeSites, writeSite } from '@landing/tooling/sites'
import Ajv from 'ajv-draft-04'
import addFormats from 'ajv-formats'
import { afterAll, expect, it } from 'vitest'
import { printSarif, printSarifError } from './sarif'

afterAll(removeSites)

/** The schema of OASIS, as Microsoft's package holds it. */
const schema = createRequire(import.meta.url)(
  '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json',
)
const ajv = addFormats.default(new Ajv({ strict: false, unicodeRegExp: false, allErrors: true }))
const isValid = ajv.compile(schema)

/** What the schema finds wrong in a log. */
function faultsOf(log: string): unknown[] {
  isValid(JSON.parse(log))
  return isValid.errors ?? []
}

const messages: Diagnostic[] = (['throw', 'warn', 'log', 'ignore'] as const).flatMap((severity) => [
  { code: 'a/b', severity, message: 'One "x".', location: { file: 'docs/a b ü.md' } },
  { code: 'c/d', severity, message: 'Two', help: 'Do.', location: { file: 'docs/x.md', line: 3 } },
  { code: 'a/b', severity, message: '', location: { file: 'configuration', line: 1, column: 7 } },
])

it('prints logs that the schema of SARIF accepts', () => {
  const repository = writeSite({ 'content/docs/a b ü.md': '# A\n' })
  const contentDir = `${repository}/content`
  const log = printSarif(messages, contentDir, repository)
  expect(faultsOf(log)).toEqual([])
  expect(log).toContain('"uri": "content/docs/a%20b%20%C3%BC.md"')
  expect(JSON.parse(log).runs[0].tool.driver.rules).toMatchObject([
    { id: 'a/b', fullDescription: { text: 'One "x".' }, help: { text: 'One "x".' } },
    { id: 'c/d', fullDescription: { text: 'Two' }, help: { text: 'Do.' } },
  ])
  expect(faultsOf(printSarif([], contentDir, repository))).toEqual([])
  expect(faultsOf(printSarifError(new LandingError('check/usage', 'No.')))).toEqual([])
  expect(faultsOf(log.replace('"2.1.0"', '"2.2"'))).toHaveLength(1)
  expect(faultsOf(log.replace('"startLine": 3', '"startLine": 0'))).toHaveLength(1)
})
