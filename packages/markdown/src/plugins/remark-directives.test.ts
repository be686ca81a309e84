import { expect, it } from 'vitest'
import { compileText, findingsOf, htmlOf } from '../fixtures/compile-text'

it('makes an admonition with a title of its own, markup included', async () => {
  expect(await htmlOf(':::tip[Use `fmt`]\nText.\n:::')).toBe(
    '<div aria-label="Tip" class="landing-admonition landing-admonition-tip" role="note"><p class="landing-admonition-title">Use <code>fmt</code></p>' +
      '<div class="landing-admonition-body"><p>Text.</p></div></div>',
  )
})

it.each([
  ['note', 'Note'],
  ['tip', 'Tip'],
  ['info', 'Info'],
  ['warning', 'Warning'],
  ['danger', 'Danger'],
  ['caution', 'Caution'],
  ['important', 'Important'],
  ['success', 'Success'],
  ['secondary', 'Note'],
])('names an admonition of kind %s "%s"', async (kind, title) => {
  const html = await htmlOf(`:::${kind}\nText.\n:::`)
  expect(html).toContain(`class="landing-admonition landing-admonition-${kind}"`)
  expect(html).toContain(`<p class="landing-admonition-title">${title}</p>`)
  // Read once: by its title, by its role, or by a name where the title is another.
  expect(html).not.toContain('aria-label')
  expect(await htmlOf(`:::${kind}[${title.toUpperCase()}: Own]\nText.\n:::`)).not.toContain(
    'aria-label',
  )
  const own = await htmlOf(`:::${kind}[Own]\nText.\n:::`)
  expect(own.match(/aria-label="(.*?)"/)?.[1]).toBe(title === 'Note' ? undefined : title)
})

it('nests admonitions', async () => {
  const html = await htmlOf('::::note\n:::danger\nDeep.\n:::\n::::')
  expect(html).toMatch(/admonition-note.*admonition-body.*admonition-danger.*Deep/)
})

it('makes tabs that can be read without a script', async () => {
  const text = '::::tabs{group="cli"}\n:::tab[Terraform]\nA\n:::\n:::tab[OpenTofu]\nB\n:::\n::::'
  expect(await htmlOf(text)).toBe(
    '<div class="landing-tabs" data-group="cli"><div class="landing-tab" data-label="Terraform"><p class="landing-tab-label">Terraform</p>' +
      '<p>A</p></div><div class="landing-tab" data-label="OpenTofu"><p class="landing-tab-label">OpenTofu</p><p>B</p></div></div>',
  )
})

it('makes a tab of each block of a code group', async () => {
  const html = await htmlOf(
    ':::code-group\n```text title="npm"\nnpm i\n```\n```text title="pnpm"\npnpm i\n```\n:::',
  )
  expect(html.match(/data-label="[^"]*"/g)).toEqual(['data-label="npm"', 'data-label="pnpm"'])
  expect(html).not.toContain('figcaption')
})

it('reports what is wrong with tabs, at its place', async () => {
  expect(await findingsOf(':::tab[Alone]\nx\n:::')).toEqual([
    '1:1 directive/misplaced A ":::tab" stands outside of ":::tabs".',
  ])
  expect(
    await findingsOf('::::tabs\nText\n\n:::tab[A]\n1\n:::\n\n:::tab[A]\n2\n:::\n::::'),
  ).toEqual([
    '2:1 directive/misplaced Tabs may only contain ":::tab[Label]" parts, but there is a paragraph.',
    '1:1 directive/misplaced Two tabs have the label "A".',
  ])
})

it('makes native details', async () => {
  expect(await htmlOf(':::details[More *here*]\nText.\n:::')).toBe(
    '<details class="landing-details"><summary>More <em>here</em></summary><p>Text.</p></details>',
  )
})

it('makes a table of a data view, with links, dates and code', async () => {
  const views = {
    releases: {
      columns: [
        { key: 'name', label: 'Name' },
        { key: 'date', label: 'Date' },
        { key: 'version', label: 'Version' },
      ],
      rows: [
        {
          name: { text: 'BTP', href: 'https://example.org/btp' },
          date: { date: '2030-01-31' },
          version: { code: 'v1.0.0' },
        },
        { name: ['a', 'b'], date: null, version: true },
      ],
    },
  }
  const page = await compileText('## Releases\n\n::table{data="releases"}', { views })
  expect(page.html).toContain(
    '<div class="landing-table-scroll" role="group" aria-label="Table: Releases" tabindex="0">',
  )
  expect(page.html).toContain('<th scope="col">Name</th>')
  expect(page.html).toContain(
    '<td><a href="https://example.org/btp" class="landing-external" rel="noopener noreferrer">BTP</a></td>',
  )
  expect(page.html).toContain('<td><time datetime="2030-01-31">31 January 2030</time></td>')
  expect(page.html).toContain('<td><code>v1.0.0</code></td>')
  expect(page.html).toContain('<td>a, b</td>\n<td></td>\n<td>Yes</td>')
  expect(page.sections[0]?.text).toContain('BTP 31 January 2030 v1.0.0')
  expect(page.markdown).toContain('| [BTP](https://example.org/btp) | 2030-01-31 | `v1.0.0` |')
  expect(Object.keys(page.dependencies.views)).toEqual(['releases'])
})

it('makes rows of a table targets, by ids that no heading has', async () => {
  const options = {
    columns: [{ key: 'name', label: 'Option' }],
    rowId: 'name',
    rows: [{ name: { code: 'title' } }, { name: 'links' }, { name: null }],
  }
  const page = await compileText('## Links\n\n::table{data="options"}', { views: { options } })
  expect(page.html.match(/<tr.*>/g)).toEqual([
    '<tr>',
    '<tr id="title">',
    '<tr id="links-1">',
    '<tr>',
  ])
  expect(page.html.match(/<(?:td|th scope="row")>/g)).toEqual([
    '<th scope="row">',
    '<th scope="row">',
    '<td>',
  ])
  expect(page.sections[0]?.targets?.map(({ anchor }) => anchor)).toEqual(['title', 'links-1'])
})

it('shows another tab than the first one at first', async () => {
  const text = '::::tabs\n:::tab[A]\n1\n:::\n:::tab[B]{default}\n2\n:::\n::::'
  expect(await htmlOf(text)).toContain('<div class="landing-tab" data-label="B" data-default="">')
  expect(await findingsOf(text.replace('[A]', '[A]{default}'))).toEqual([
    '1:1 directive/misplaced Two tabs are the default.',
  ])
})

it('lets tabs keep their choice in the address', async () => {
  const text = '::::tabs{query="os"}\n:::tab[Linux]\nA\n:::\n::::'
  expect(await htmlOf(text)).toContain('<div class="landing-tabs" data-query="os">')
})

it('puts the lines of a cell below each other', async () => {
  const cell = {
    lines: ['Name.', { code: "title: 'A'" }, ['a', { text: 'b', href: 'https://example.org/b' }]],
  }
  const views = { one: { columns: [{ key: 'about', label: 'About' }], rows: [{ about: cell }] } }
  const { html, markdown } = await compileText('::table{data="one"}', { views })
  expect(html).toContain(
    '<td>Name.<br>\n<code>title: \'A\'</code><br>\na, <a href="https://example.org/b"',
  )
  expect(markdown).toContain("| Name.<br>`title: 'A'`<br>a, [b](https://example.org/b) |")
})

it('names the known views when one is unknown', async () => {
  const views = { latest: { columns: [], rows: [] } }
  const { findings } = await compileText('Text\n\n::table{data="lates"}', { views })
  expect(findings).toEqual([
    {
      code: 'data/unknown-view',
      message: 'There is no data view "lates". Known views: latest.',
      location: { file: 'docs/page.md', line: 3, column: 1 },
      help: 'Did you mean "latest"?',
    },
  ])
})

it('leaves colons in a text alone', async () => {
  expect(await htmlOf('At 10:30 on host:port, see a:b[*c*]{d=e} :smile:')).toBe(
    '<p>At 10:30 on host:port, see a:b[<em>c</em>]{d=e} :smile:</p>',
  )
})

it('shows unknown directives as text and says which was probably meant', async () => {
  const { html, findings } = await compileText(':::warnign[Title]\nText.\n:::\n\n::vidoe{id=1}')
  expect(html).toBe('<p>:::warnign[Title]</p>\n<p>Text.</p>\n<p>:::</p>\n<p>::vidoe{id=1}</p>')
  expect(findings.map(({ code, help }) => [code, help])).toEqual([
    [
      'directive/unknown',
      expect.stringMatching(/^Did you mean ":::warning"\? Known: warning, note, /),
    ],
    [
      'directive/unknown',
      'Did you mean "::video"? Known: video, table, link-card, link-button, include, pages, frame.',
    ],
  ])
})
