import type { SearchPage } from '@landing/schema'
import { describe, expect, it } from 'vitest'
import { buildIndex } from '../build'
import { partName } from '../format/volumes'
import { loadEngine } from './load-engine'

const pages: SearchPage[] = [
  page(
    '/docs/exporter/',
    'Terraform Exporter for SAP BTP',
    'Bring accounts under Terraform.',
    [
      ['', '', 'Most accounts were not born from code.'],
      [
        'before-you-begin',
        'Before you begin',
        'Install the command line btptf, and Terraform or OpenTofu.',
      ],
    ],
    ['Brownfield'],
  ),
  page('/docs/providers/', 'Terraform providers', 'Every provider.', [
    ['', '', 'A provider teaches Terraform one kind of system.'],
    ['authentication', 'Authentication', 'Log in with a user name, a password or a certificate.'],
  ]),
  page('/docs/start/', 'Where to start', 'Write a first configuration.', [
    ['', '', 'Getting started takes an hour. The azurerm_linux_virtual_machine is an example.'],
  ]),
]

function page(
  path: string,
  title: string,
  description: string,
  sections: [string, string, string][],
  tags: string[] = [],
): SearchPage {
  return {
    path,
    title,
    description,
    keywords: [],
    tags,
    breadcrumbs: ['Docs'],
    sections: sections.map(([anchor, heading, text]) => ({ anchor, heading, text })),
  }
}

async function engineOf(split = {}) {
  const { files, entry } = buildIndex(pages, { name: 'all', split })
  const bytes = new Map(files.map((file) => [file.name, file.bytes]))
  const load = (suffix: string) => {
    const file = bytes.get(partName(entry, suffix))
    return file ? Promise.resolve(file) : Promise.reject(new Error(`no ${suffix}`))
  }
  return loadEngine(await load(''), { base: '/site/', loadPart: load })
}

describe.each([
  ['one file', {}],
  ['many files', { inlinePostings: 0, inlineTexts: 0, postingsFile: 20, textsFile: 20 }],
])('an engine over %s', (_, split) => {
  it.each([
    // The words of a title, in any order.
    ['exporter terraform', '/site/docs/exporter/', undefined],
    // A word of a tag, and the same written as two.
    ['brownfield', '/site/docs/exporter/', undefined],
    ['brown field', '/site/docs/exporter/', undefined],
    // A letter left out, two letters swapped.
    ['authenticaton', '/site/docs/providers/', 'authentication'],
    ['terafrom providers', '/site/docs/providers/', 'terraform providers'],
    ['certificte', '/site/docs/providers/', 'certificate'],
    // The last word is still being typed.
    ['where to sta', '/site/docs/start/', undefined],
    // An identifier whole, and by its parts.
    ['azurerm_linux_virtual_machine', '/site/docs/start/', undefined],
    ['virtual machine', '/site/docs/start/', undefined],
    // Two words written as one.
    ['terraformexporter', '/site/docs/exporter/', 'terraform exporter'],
  ])('finds the page for "%s"', async (text, href, corrected) => {
    const { hits, corrected: actual } = await (await engineOf(split)).search({ text })
    expect(hits[0]?.u).toBe(href)
    expect(actual).toBe(corrected)
  })

  it('reads one word as two only on pages with both', async () => {
    const engine = await engineOf(split)
    const apart = await engine.search({ text: 'hourpassword' })
    expect(apart).toMatchObject({ hits: [], missing: ['hourpassword'] })
    const one = await engine.search({ text: 'exporter hourpassword' })
    expect(one.hits.map(({ u }) => u)).toEqual(['/site/docs/exporter/'])
    expect(one.missing).toEqual(['hourpassword'])
    expect(one.corrected).toBeUndefined()
  })

  it('says which words it has nowhere', async () => {
    const engine = await engineOf(split)
    const { missing, hits } = await engine.search({ text: 'Zürich terraform authentci exporter' })
    expect(missing).toEqual(['Zürich', 'authentci'])
    expect(hits[0]?.u).toBe('/site/docs/exporter/')
    expect((await engine.search({ text: 'terraform' })).missing).toBeUndefined()
  })

  it('replaces no short word, and none of a query with an error', async () => {
    const engine = await engineOf(split)
    expect(await engine.search({ text: 'thx' })).toMatchObject({ hits: [], missing: ['thx'] })
    const broken = await engine.search({ text: 'terafrom "providers', syntax: 'full' })
    expect(broken).toMatchObject({ missing: ['terafrom'] })
    expect(broken.corrected).toBeUndefined()
  })

  it('leads to the heading, with the passage marked', async () => {
    const { hits } = await (await engineOf(split)).search({ text: 'authentication' })
    expect(hits[0]).toMatchObject({
      type: 'heading',
      u: '/site/docs/providers/',
      h: '#authentication',
      t: 'Terraform providers',
      s: 'Authentication',
      b: ['Docs'],
      title: { text: 'Authentication', ranges: [[0, 14]] },
      snippet: { text: 'Log in with a user name, a password or a certificate.' },
    })
  })

  it('finds nothing for nothing', async () => {
    const engine = await engineOf(split)
    for (const text of ['', '  ', '?!', 'qqqqqqqqq']) {
      expect(await engine.search({ text })).toMatchObject({ hits: [], total: 0 })
    }
  })

  it('keeps to tags, limit and offset', async () => {
    const engine = await engineOf(split)
    const all = await engine.search({ text: 'terraform' })
    expect(all.total).toBeGreaterThan(1)
    const second = await engine.search({ text: 'terraform', offset: 1, limit: 1 })
    expect(second.hits).toEqual([all.hits[1]])
    expect(second.total).toBe(all.total)
    const tagged = await engine.search({ text: 'terraform', tags: ['brownfield'] })
    expect(tagged.hits.map((hit) => hit.u)).toEqual(['/site/docs/exporter/'])
  })
})
