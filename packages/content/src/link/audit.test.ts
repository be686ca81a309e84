import { expect, it } from 'vitest'
import { auditLinks } from './audit'

it('suggests anchors for the first of thousands of mistakes, and says of the others what to do', () => {
  const numbers = [...Array(3000).keys()]
  const links = numbers.map((number) => ({
    href: `/a/#part-${number}x`,
    location: { file: 'docs/a.md', line: number + 1, column: 1 },
  }))
  const ids = numbers.map((number) => `part-${number}`)
  const findings = auditLinks([{ path: '/a/', ids, links }], { paths: [], files: [] })
  expect(findings).toHaveLength(3000)
  expect(findings[0]?.help).toBe('Did you mean "#part-0"?')
  expect(findings.at(-1)?.help).toBe('Name the id of a heading, or leave the hash out.')
})
