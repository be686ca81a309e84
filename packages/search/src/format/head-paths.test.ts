import fc from '@landing/tooling/fast-check'
import { expect, it } from 'vitest'
import { ByteReader } from './byte-reader'
import { ByteWriter } from './byte-writer'
import { readPaths, writePaths } from './head-paths'

it('reads any paths as they were written', () => {
  const segment = fc.constantFrom('', 'a', 'é', 'plan', 'plan-2', '/', '👍')
  const path = fc.array(segment).map((segments) => segments.join('/'))
  fc.assert(
    fc.property(fc.array(path), (paths) => {
      const writer = new ByteWriter()
      writePaths(writer, paths)
      expect(readPaths(new ByteReader(writer.finish()), paths.length)).toEqual(paths)
    }),
  )
})
