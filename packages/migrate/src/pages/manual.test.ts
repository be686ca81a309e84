import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { origins } from '../site/site'
import { componentNames } from './components'
import { counterparts } from './front-matter'

const manual = join(import.meta.dirname, '../../../../apps/docs/content/docs/09-move')
const pages = origins.map(
  (origin) => [origin, readFileSync(join(manual, `${origin}.md`), 'utf8')] as const,
)

describe('the manual', () => {
  it.each(pages)('names the front matter keys of %s', (origin, page) => {
    for (const key of Object.keys(counterparts[origin])) {
      expect(page).toMatch(new RegExp(`\`${key}[\`:.]`))
    }
  })

  it('names all components on one of its pages', () => {
    const shared = readFileSync(join(manual, 'index.md'), 'utf8')
    const all = [shared, ...pages.map(([, page]) => page)].join('\n')
    for (const name of componentNames) expect(all).toContain(`<${name}>`)
  })
})
