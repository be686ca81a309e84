import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validateFrontMatter } from '@landing/schema/validate'
import { expect, it } from 'vitest'
import * as api from './index'

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')

it('names every function it exports', () => {
  for (const name of Object.keys(api)) expect(readme).toContain(`\`${name}`)
})

it('lists the front matter keys that there are', () => {
  const table = /## Front matter\n([\s\S]*?)\n## /.exec(readme)?.[1] ?? ''
  const keys = table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) =>
      [...(line.split('|')[1] ?? '').matchAll(/`([a-z_]+)`/g)].map(([, key]) => key ?? ''),
    )
  expect(keys.length).toBeGreaterThan(20)
  for (const key of keys) {
    const { issues } = validateFrontMatter({ [key]: {} })
    expect(
      issues.some(({ kind }) => kind === 'unknown-key'),
      key,
    ).toBe(false)
  }
})
