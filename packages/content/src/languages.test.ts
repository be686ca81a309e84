import { expect, it } from 'vitest'
import { openSite, renderPath, writeSite } from './fixtures/write-site'

const text = `# Titel

:::note
Text
:::

> [!TIP]
> Text

:::details
Text
:::

::table{data="releases"}

- [x] eins[^1]
- [ ] zwei

## Teil $1

::table{data="releases"}

[^1]: Fußnote
`

const config = {
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'de', 'tlh'],
    localeConfigs: { tlh: { htmlLang: 'tlh' } },
  },
  data: {
    releases: () => ({
      columns: [
        { key: 'date', label: 'Date' },
        { key: 'stable', label: 'Stable' },
      ],
      rows: [
        { date: { date: '2026-03-04' }, stable: true },
        { date: { date: '2026-03-05' }, stable: false },
      ],
    }),
  },
}
const texts = {
  de: {
    note: 'Hinweis',
    tip: 'Tipp',
    details: 'Mehr',
    yes: 'Ja',
    no: 'Nein',
    done: 'Erledigt',
    toDo: 'Offen',
    table: 'Tabelle',
    tableBelow: 'Tabelle: {heading}',
    headingLink: 'Link zu {heading}',
    footnotes: 'Fußnoten',
    footnoteBack: 'Zurück zu {number}',
  },
  tlh: { note: 'ghItlh' },
}

async function htmlAt(path: string, cacheDir?: string, given = texts) {
  const files = {
    'docs/a.md': text,
    'docs/b.md': ':::note\nText\n:::\n',
    'i18n/de/docs/a.md': text,
    'i18n/tlh/docs/a.md': text,
  }
  const options = { texts: given, ...(cacheDir !== undefined && { cacheDir }) }
  const { content } = await openSite(files, config, options)
  const { data, markdown = '' } = await renderPath(content, path)
  await content.dispose()
  return { html: data.kind === 'doc' ? data.html : '', markdown }
}

const title = (word: string) => `<p class="landing-admonition-title">${word}</p>`

it('writes a document of another locale in its own words, dates and labels', async () => {
  const { html, markdown } = await htmlAt('/de/docs/a/')
  for (const part of [
    title('Hinweis'),
    title('Tipp'),
    '<summary>Mehr</summary>',
    '<time datetime="2026-03-04">4. März 2026</time>',
    '<td>Ja</td>',
    '<td>Nein</td>',
    'aria-label="Erledigt"',
    'aria-label="Offen"',
    'aria-label="Tabelle: Titel"',
    'aria-label="Tabelle: Teil $1"',
    'aria-label="Link zu Teil $1"',
    '>Fußnoten</h2>',
    'aria-label="Zurück zu 1"',
  ]) {
    expect(html).toContain(part)
  }
  expect(markdown).toContain('| 2026-03-04 | Ja |')
})

it('is English where nothing else is given', async () => {
  const { html } = await htmlAt('/docs/a/')
  expect(html).toContain(title('Note'))
  expect(html).toContain('4 March 2026')
  expect(html).toContain('aria-label="Table: Titel"')
  expect(html).toContain('aria-label="Back to reference 1"')
  const madeUp = await htmlAt('/tlh/docs/a/')
  expect(madeUp.html).toContain(title('ghItlh'))
  expect(madeUp.html).toContain(title('Tip'))
  expect(madeUp.html).toContain('<td>Yes</td>')
  expect(madeUp.html).toContain('4 March 2026')
})

it('keeps the language of the file where a page has no translation', async () => {
  expect((await htmlAt('/de/docs/b/')).html).toContain(title('Note'))
})

it('keeps the pages of each language apart in the cache, and those of other words', async () => {
  const cacheDir = writeSite({})
  for (const _ of ['cold', 'warm']) {
    expect((await htmlAt('/docs/a/', cacheDir)).html).toContain(title('Note'))
    expect((await htmlAt('/de/docs/a/', cacheDir)).html).toContain(title('Hinweis'))
  }
  const other = { ...texts, de: { ...texts.de, note: 'Merke' } }
  expect((await htmlAt('/de/docs/a/', cacheDir, other)).html).toContain(title('Merke'))
})

it('finds images and files of a translation beside its original', async () => {
  const svg = (width: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="8"></svg>`
  const page = '# A\n\n![x](./img/x.svg) ![y](img/y.svg) [z](./z.zip)\n'
  const files = {
    'docs/img/x.svg': svg(11),
    'docs/img/y.svg': svg(12),
    'docs/z.zip': 'z',
    'docs_versions/1.0/img/x.svg': svg(21),
    'docs_versions/1.0/img/y.svg': svg(22),
    'docs_versions/1.0/z.zip': 'z',
    'i18n/de/docs/img/y.svg': svg(13),
  }
  const folders = ['docs', 'docs_versions/1.0', 'i18n/de/docs', 'i18n/de/docs_versions/1.0']
  const pages = Object.fromEntries(folders.map((folder) => [`${folder}/a.md`, page]))
  const { content } = await openSite({ ...files, ...pages }, { i18n: config.i18n })
  const widths = async (path: string) => {
    const { data, messages } = await renderPath(content, path)
    const html = data.kind === 'doc' ? data.html : ''
    expect([messages, html]).toEqual([[], expect.stringMatching(/href="\/assets\/z\.\w+\.zip"/)])
    return [...html.matchAll(/ width="(\d+)"/g)].map(([, width]) => Number(width))
  }
  expect(await widths('/docs/next/a/')).toEqual([11, 12])
  expect(await widths('/de/docs/next/a/')).toEqual([11, 13])
  expect(await widths('/de/docs/a/')).toEqual([21, 22])
})

it('finds what a translation includes beside its original', async () => {
  const page = `::include{file="./_part.md"}

\`\`\`js file="./code.js"
\`\`\`
`
  const { content } = await openSite(
    {
      'docs/a.md': `# A\n\n${page}`,
      'docs/_part.md': 'A part.\n',
      'docs/code.js': 'let english\n',
      'i18n/de/docs/a.md': `# A\n\n${page}`,
      'i18n/de/docs/code.js': 'let deutsch\n',
    },
    { i18n: config.i18n },
  )
  const textOf = async (path: string) => {
    const { data, messages } = await renderPath(content, path)
    expect(messages).toEqual([])
    return data.kind === 'doc' ? data.html.replace(/<[^>]*>/g, '') : ''
  }
  expect(await textOf('/docs/a/')).toMatch(/A part\.\s+let english/)
  expect(await textOf('/de/docs/a/')).toMatch(/A part\.\s+let deutsch/)
})
