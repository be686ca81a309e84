import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { invalidPropError } from './invalid-prop'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'landing-prop-'))
  mkdirSync(join(root, 'src/pages'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

const prop = { island: 'src/counter.jsx', name: 'onCount', help: 'Pass data.' }

function locationIn(page: string) {
  writeFileSync(join(root, 'src/pages/index.jsx'), page)
  const error = invalidPropError(root, '/', 'The prop "onCount" is a function.', prop)
  expect(error.message).toBe('The page / could not be rendered.')
  const [diagnostic] = error.diagnostics
  expect(diagnostic).toMatchObject({
    code: 'islands/props',
    severity: 'throw',
    message: 'The prop "onCount" is a function.',
    help: 'Pass data.',
  })
  return diagnostic?.location
}

it.each([
  ["import Counter from '../counter'\nexport default () => <Counter onCount={go} />", 2, 31],
  [
    "import { Counter as C } from '../counter.jsx'\nexport default () => (\n  <C a={1}\n    onCount={go} />\n)",
    4,
    5,
  ],
])('names where the prop is passed: %j', (page, line, column) => {
  expect(locationIn(page)).toEqual({ file: join(root, 'src/pages/index.jsx'), line, column })
})

it.each([
  ['an element of another module', "import Counter from '../other'\n;<Counter onCount={go} />"],
  ['a spread', "import Counter from '../counter'\n;<Counter {...props} />"],
  ['a syntax error', "import Counter from '../counter'\n;<Counter onCount={"],
])('names the island when the prop is passed by %s', (_, page) => {
  expect(locationIn(page)).toEqual({ file: join(root, 'src/counter.jsx') })
})
