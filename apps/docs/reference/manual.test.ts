import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { galleryParts } from '../src/gallery/gallery-parts.ts'
import { titledBlocks } from './code-blocks.ts'
import { referenceViews } from './views.ts'

const app = fileURLToPath(new URL('..', import.meta.url))
const manual = join(app, 'content/docs')
const pages = readdirSync(manual, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.md'),
)
const live = /^(`{3,})md live\n([\s\S]*?)\n\1$/gm

it.each(pages)('shows in %s what its sources say', (name) => {
  const text = readFileSync(join(manual, name), 'utf8')
  for (const [whole, , source = ''] of text.matchAll(live)) {
    expect(text.replace(whole, '')).toContain(`\n${source}\n`)
  }
  for (const { title, code } of titledBlocks(text)) {
    const file = join(app, title)
    if (title.startsWith('src/components/') && existsSync(file)) {
      expect(code).toBe(readFileSync(file, 'utf8'))
    }
  }
})

it.each([
  ...pages.map((name) => join(manual, name)),
  join(app, '../../README.md'),
  join(app, '../../packages/theme/README.md'),
  join(app, '../../packages/theme/src/texts/views.ts'),
])('spells color in %s as code does', (file) => {
  expect(readFileSync(file, 'utf8')).not.toMatch(/colour/i)
})

it.each(Object.entries(referenceViews))('describes everything in %s', (_, view) => {
  const rows = view({}).rows
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(JSON.stringify(row)).not.toContain('import(')
})

it('shows every part of the theme on one page of the gallery', () => {
  const { rows = [] } = referenceViews['options-theme-components']?.({}) ?? {}
  const names = rows.map(({ key }) => (key as { readonly code: string }).code)
  expect(galleryParts.flatMap(({ parts }) => parts).toSorted()).toEqual(
    names.filter((name) => name !== 'navbarItems').toSorted(),
  )
})
