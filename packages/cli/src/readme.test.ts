import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as api from './index'

it('names every function it exports', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  for (const name of Object.keys(api)) expect(readme).toContain(`\`${name}`)
})
