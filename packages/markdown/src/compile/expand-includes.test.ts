import { writeSite } from '@landing/tooling/sites'
import { expect, it } from 'vitest'
import { compileText, findingsOf } from '../fixtures/compile-text'

it('names what is wrong with an inclusion, in the file where it stands', async () => {
  const contentDir = writeSite({
    'docs/a.md': '---\ntitle: A\n---\n\n::include{file=./b.md}\n',
    'docs/b.md': 'x\n\n::include{file=./a.md}\n',
    'docs/self.md': '> ::include{file=./self.md}\n',
  })
  const at = async (text: string) => {
    const { findings } = await compileText(text, { contentDir })
    return findings.map(
      ({ code, location, message }) =>
        `${location.file}:${location.line}:${location.column} ${code} ${message}`,
    )
  }
  expect(await at('Text\n\n::include')).toEqual([
    'docs/page.md:3:1 directive/attribute "::include" names no file.',
  ])
  expect(await at('::include{file="./none.md"}')).toEqual([
    'docs/page.md:1:1 include/missing The file "./none.md" cannot be included: it does not exist or cannot be read.',
  ])
  expect(await at('::include{file="../../x.md"}')).toEqual([
    'docs/page.md:1:1 include/missing The file "../../x.md" cannot be included: it lies outside of the content folder.',
  ])
  expect(await at('::include{file=b.md region=x}\n\n::include{file=b.md lines=9-10}')).toEqual([
    'docs/page.md:1:1 include/region The file "b.md" has no region "x".',
    'docs/page.md:3:1 include/region The file "b.md" has no lines "9-10".',
  ])
  expect(await at('::include{file=./a.md}')).toEqual([
    'docs/b.md:3:1 include/cycle The file includes itself: docs/a.md → docs/b.md → docs/a.md.',
  ])
  expect(await at('::include{file=./self.md}')).toEqual([
    'docs/self.md:1:3 include/cycle The file includes itself: docs/self.md → docs/self.md.',
  ])
})

it('names what is wrong in an included file there, and depends on the file', async () => {
  const contentDir = writeSite({ 'docs/_part.md': '---\na: b\n---\nText\n\n:badge[x]{type=y}\n' })
  const text = 'One\n\n::include{file=./_part.md}\n\n[link](./none.md) :badge[x]{type=z}'
  const { findings, links, dependencies, markdown } = await compileText(text, { contentDir })
  expect(findings.map(({ location }) => `${location.file}:${location.line}`)).toEqual([
    'docs/_part.md:6',
    'docs/page.md:5',
  ])
  expect(links.map(({ line }) => line)).toEqual([5])
  expect(dependencies.files).toEqual([{ path: 'docs/_part.md', hash: expect.stringMatching(/./) }])
  expect(markdown).toMatch(/^One\n\n+Text\n/)
})

it('ends where files include each other again and again', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 24 }, (_, index) => {
      const next = `::include{file=./${index + 1}.md}`
      return [`docs/${index}.md`, `${next}\n\n${next}\n`]
    }),
  )
  const contentDir = writeSite({ ...files, 'docs/24.md': 'end' })
  expect(await findingsOf('::include{file=./0.md}', { contentDir })).toEqual([
    '1:1 include/cycle The page includes more than 1000 files.',
  ])
})
