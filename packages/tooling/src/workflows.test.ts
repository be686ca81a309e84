import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = new URL('../../../.github/workflows/', import.meta.url)
const files = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(new URL(name, folder), 'utf8'),
}))

it('pins the actions of other people by commit, with the version as a comment', () => {
  const used = files.flatMap(({ name, text }) =>
    [...text.matchAll(/uses: *(.+)/g)].map(([, action]) => `${name}: ${action}`),
  )
  const pinned = /: (?:\.\/.+|[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter((each) => !pinned.test(each))).toEqual([])
})
