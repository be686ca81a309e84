import type { LandingError, NavbarItem } from '@landing/schema'
import { expect, it } from 'vitest'
import { openSite } from '../fixtures/write-site'

const files = {
  'docs/intro.md': '# New',
  'docs/only-new.md': '# Only new',
  'docs/draft.md': '---\ndraft: true\n---\n\n# Draft',
  'docs_versions/1.0/intro.md': '# One',
  'docs_versions/1.0/only-old.md': '# Only old',
}
const docs = { lastVersion: 'current', sidebars: { main: ['intro'], empty: [] } }

/** What is reported of a navbar: place, message, help. */
async function reported(...items: NavbarItem[]): Promise<(string | undefined)[]> {
  try {
    await openSite(files, { docs, theme: { navbar: { items } } })
    return []
  } catch (error) {
    const { diagnostics = [] } = error as LandingError
    return diagnostics.map(({ location, message, help }) => `${location.file}: ${message} ${help}`)
  }
}

it('accepts items whose targets the latest version has, drafts too', async () => {
  const found = await reported(
    { type: 'doc', docId: 'only-new' },
    { type: 'doc', docId: 'draft' },
    { type: 'docSidebar', sidebarId: 'main' },
    { type: 'docsVersion' },
    { type: 'docsVersionDropdown', versions: ['1.0'] },
    { type: 'custom-badge', docId: 'nothing' },
  )
  expect(found).toEqual([])
})

it('names items whose targets do not exist, in menus too', async () => {
  const found = await reported(
    { label: 'Home', to: '/' },
    { type: 'doc', docId: 'only-old' },
    { label: 'More', items: [{ type: 'docSidebar', sidebarId: 'mein' }] },
    { type: 'docSidebar', sidebarId: 'empty' },
    { type: 'docsVersionDropdown', versions: ['1.0', '2.0'] },
    { type: 'docsVersion', docsPluginId: 'api' },
  )
  expect(found).toEqual([
    'configuration theme.navbar.items[1]: Unknown document "only-old" in the navbar. Documents of version "current": intro, only-new.',
    'configuration theme.navbar.items[2].items[0]: Unknown sidebar "mein" in the navbar. Did you mean "main"? Sidebars of version "current": main, empty.',
    'configuration theme.navbar.items[3]: The sidebar "empty" in the navbar has no page. Add a document to it.',
    'configuration theme.navbar.items[4]: Unknown version "2.0" in the navbar. Did you mean "1.0"? Versions: current, 1.0.',
    'configuration theme.navbar.items[5]: Unknown docs set "api" in the navbar. Docs sets: default.',
  ])
})

it('checks the navbar of each language', async () => {
  const items = [{ type: 'doc', docId: 'intro' } as const]
  const open = (docId: string) =>
    openSite(files, {
      docs,
      theme: { navbar: { items } },
      i18n: {
        defaultLocale: 'en',
        locales: ['en', 'de'],
        localeConfigs: { de: { theme: { navbar: { items: [{ type: 'doc', docId }] } } } },
      },
    })
  const { content } = await open('only-new')
  expect(content.model.docsSets.de?.[0]?.versions[0]?.docs.map(({ id }) => id)).toContain(
    'only-new',
  )
  await expect(open('nothing')).rejects.toMatchObject({
    diagnostics: [
      {
        code: 'navbar/unknown-target',
        location: { file: 'configuration i18n.localeConfigs.de.theme.navbar.items[0]' },
      },
    ],
  })
})
