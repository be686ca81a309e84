import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openContent } from '@landing/content'
import { expect, it } from 'vitest'

const plugin = join(import.meta.dirname, '../content/docs/02-writing/_examples/decisions.mjs')

it('runs the plugin of the manual', async () => {
  const contentDir = mkdtempSync(join(tmpdir(), 'landing-decisions-'))
  mkdirSync(join(contentDir, 'docs'))
  const code = '```sql\n-- DR-0002\nselect * from t\n```'
  const files = {
    '0001-name-columns.md': `---\nstatus: accepted\n---\n\n# Name columns\n\n[two](/DR-0002)\n\n${code}\n`,
    '0002-queues.md': '# Queues\n\n[none](/DR-0003)\n',
  }
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(contentDir, 'docs', name), text)
  }
  const content = await openContent({
    contentDir,
    config: {
      title: 'Decisions',
      url: 'https://example.org',
      plugins: [plugin],
      docs: { dialect: 'decisions' },
    },
    production: true,
  })
  const [version] = content.model.versions
  expect(version?.sidebars.docs?.items).toMatchObject([
    { label: 'accepted', items: [{ label: 'Name columns' }] },
    { label: 'proposed', items: [{ label: 'Queues' }] },
  ])
  expect(Object.values(version?.tags ?? {}).map(({ label }) => label)).toEqual([
    'accepted',
    'proposed',
  ])
  const route = content.model.routes.find(({ kind }) => kind === 'doc')
  if (route === undefined) throw new Error('no route')
  const { data, messages } = await content.renderPage(route)
  const html = data.kind === 'doc' ? data.html : ''
  expect(html).toContain('<a href="/docs/queues/">two</a>')
  expect(html).toContain('<a href="/docs/queues/">DR-0002</a>')
  expect(messages).toMatchObject([
    {
      code: 'decisions/select',
      severity: 'warn',
      message: 'Name the columns (DR-0007).',
      location: { line: 11, column: 1 },
    },
  ])
  await content.dispose()
  rmSync(contentDir, { recursive: true })
})
