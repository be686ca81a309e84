import { openContent } from '@landing/content'
import { describe, expect, it } from 'vitest'
import { hasCorpus, unpackCorpus, withoutCorpus } from './fixtures/corpus'
import { openSite, plugin, renderPath } from './fixtures/open-site'
import { registryKind, typeInTitle, withoutKind } from './registry-kinds'

const example = `\`\`\`terraform
resource "btp_subaccount" "a" {
  parent_id = data.btp_directory.b.id
}

data "btp_directory" "b" {}

resource "btp_unknown" "c" {}
\`\`\``

const provider = {
  'docs/index.md': '# Site\n',
  'btp/index.md':
    '---\npage_title: "Provider: BTP"\n---\n\n# BTP Provider\n\n[all](/docs/providers/btp/r/subaccount.html) [core](/docs/state/sensitive-data.html)\n',
  'btp/resources/subaccount.md': `---\npage_title: "btp_subaccount Resource - btp"\nsubcategory: ""\ndescription: |-\n  Creates one.\n---\n\n# btp_subaccount (Resource)\n\nText.\n\n-> **Note:** Take care.\n\n${example}\n`,
  'btp/resources/subaccount_role.md':
    '---\nsubcategory: Security\n---\n\n# btp_subaccount_role (Resource)\n\n!> Danger ahead.\n',
  'btp/data-sources/directory.html.markdown':
    '---\nlayout: btp\nsidebar_current: x\nsubcategory: Security\n---\n\n# Data Source: btp_directory\n',
  'btp/functions/parse.md': '---\npage_title: parse function - btp\n---\n\n# function: parse\n',
  'btp/guides/first.md':
    '---\npage_title: First steps\n---\n\n# BTP Provider\n\n```hcl\nresource "a" "b" {\n```\n\n```hcl no-check\n...\n```\n\n- In a list\n\n  ```tf\n  a = [\n  ```\n',
}

const docs = [
  {},
  {
    id: 'btp',
    path: 'btp',
    routeBasePath: 'docs/api-reference/btp',
    dialect: 'terraform-registry',
  },
]

it("brings the words of Terraform's readers for the search", async () => {
  const { synonyms } = await openSite({ 'docs/index.md': '# Site\n' })
  expect(synonyms).toContainEqual(['lb', 'load balancer'])
})

describe("a provider's documentation", () => {
  it('stands under any mount path, with a sidebar by kind and subcategory', async () => {
    const content = await openSite(provider, { docs })
    expect(content.messages).toEqual([])
    const version = content.model.versions.find(({ docsSet }) => docsSet === 'btp')
    expect(version?.path).toBe('/docs/api-reference/btp/')
    expect(version?.sidebars.docs?.items.map(outline)).toEqual([
      'BTP Provider',
      { Guides: ['First steps'] },
      { Functions: ['parse'] },
      { Resources: ['btp_subaccount'] },
      { Security: [{ Resources: ['btp_subaccount_role'] }, { 'Data Sources': ['btp_directory'] }] },
    ])
    expect(Object.values(version?.tags ?? {}).map(({ label }) => label)).toEqual([
      'Data Source',
      'Function',
      'Guide',
      'Resource',
      'Security',
    ])
  })

  it('links the types in its examples to their pages', async () => {
    const content = await openSite(provider, { docs, baseUrl: '/base/' })
    const { data } = await renderPath(content, '/docs/api-reference/btp/data-sources/directory/')
    expect(data).toMatchObject({
      title: 'Data Source: btp_directory',
      breadcrumbs: [{ label: 'Security' }, { label: 'Data Sources' }, { label: 'btp_directory' }],
    })
    const page = await renderPath(content, '/docs/api-reference/btp/resources/subaccount/')
    const html = page.data.kind === 'doc' ? page.data.html : ''
    expect(html).toContain(
      '<a href="/base/docs/api-reference/btp/data-sources/directory/">btp_directory</a>',
    )
    // Neither to the page itself, nor where there is no page.
    expect(html.match(/<a href="[^"]*">btp_.*?<\/a>/g)).toEqual([
      '<a href="/base/docs/api-reference/btp/data-sources/directory/">btp_directory</a>',
      '<a href="/base/docs/api-reference/btp/data-sources/directory/">btp_directory</a>',
    ])
    expect(html.replace(/<[^>]*>/g, '')).toContain('resource "btp_unknown" "c" {}')
    expect(html).toContain('landing-admonition-note')
    expect(page.data.head.description).toBe('Creates one.')
  })

  it('is linked from other docs sets too', async () => {
    const content = await openSite(
      { ...provider, 'docs/index.md': `# Site\n\n${example}\n` },
      { docs },
    )
    const { data } = await renderPath(content, '/docs/')
    expect(data.kind === 'doc' && data.html.match(/href="[^"]*"/g)).toEqual([
      'href="/docs/api-reference/btp/resources/subaccount/"',
      'href="/docs/api-reference/btp/data-sources/directory/"',
      'href="/docs/api-reference/btp/data-sources/directory/"',
    ])
  })

  it('resolves links from the root of the registry', async () => {
    const content = await openSite(provider, { docs })
    const { data } = await renderPath(content, '/docs/api-reference/btp/')
    expect(data.kind === 'doc' && data.html).not.toContain('>all</a> <a href="/docs')
    expect(data.kind === 'doc' && data.html).toContain(
      '<a href="https://registry.terraform.io/docs/state/sensitive-data.html">core</a>',
    )
  })

  it.each([
    ['/docs/providers/btp/r/subaccount.html', '/docs/api-reference/btp/resources/subaccount/'],
    ['/docs/providers/btp/d/directory', '/docs/api-reference/btp/data-sources/directory/'],
    [
      '/providers/SAP/btp/latest/docs/resources/subaccount#id',
      '/docs/api-reference/btp/resources/subaccount/#id',
    ],
    ['/providers/SAP/btp/latest/docs', '/docs/api-reference/btp/'],
    ['/docs/providers/btp/', '/docs/api-reference/btp/'],
    [
      '/docs/providers/other/index.html',
      'https://registry.terraform.io/docs/providers/other/index.html',
    ],
    [
      '/providers/a/other/latest/docs/resources/subaccount',
      'https://registry.terraform.io/providers/a/other/latest/docs/resources/subaccount',
    ],
    [
      '/providers/SAP/btp/1.2.0/docs/resources/subaccount',
      'https://registry.terraform.io/providers/SAP/btp/1.2.0/docs/resources/subaccount',
    ],
  ])('resolves %s', async (link, href) => {
    const guide = { 'btp/guides/links.md': `# Links\n\n[link](${link})\n` }
    const content = await openSite(
      { ...provider, ...guide },
      { docs, links: { onBrokenAnchors: 'ignore' } },
    )
    const { html } = await renderPath(content, '/docs/api-reference/btp/guides/links/')
    expect(/<a href="([^"]*)"[^>]*>link</.exec(html)?.[1]).toBe(href)
  })

  it('keeps pages for CDK for Terraform apart', async () => {
    const content = await openSite(
      {
        ...provider,
        'docs/index.md': `# Site\n\n${example}\n`,
        'btp/cdktf/python/resources/subaccount.md': '# btp_subaccount (Resource)\n',
        'btp/cdktf/typescript/r/subaccount.html.markdown': '# btp_subaccount (Resource)\n',
      },
      { docs },
    )
    const version = content.model.versions.find(({ docsSet }) => docsSet === 'btp')
    expect(version?.sidebars.docs?.items.slice(3).map(outline)).toEqual([
      { Resources: ['btp_subaccount'] },
      expect.objectContaining({ Security: expect.anything() }),
      { 'CDKTF: Python': [{ Resources: ['btp_subaccount'] }] },
      { 'CDKTF: TypeScript': [{ Resources: ['btp_subaccount'] }] },
    ])
    const { html } = await renderPath(content, '/docs/')
    expect(html).toContain('href="/docs/api-reference/btp/resources/subaccount/"')
    expect(html).not.toContain('cdktf')
  })

  it('groups by a subcategory that YAML reads as a number', async () => {
    const page = '---\nsubcategory: 365\n---\n\n# btp_mail (Resource)\n'
    const content = await openSite(
      { 'docs/resources/mail.md': page },
      { docs: { dialect: docs[1]?.dialect ?? '' } },
    )
    expect(content.model.versions[0]?.sidebars.docs?.items.map(outline)).toEqual([
      { 365: [{ Resources: ['btp_mail'] }] },
    ])
  })

  it('has its examples checked, unless a block says no', async () => {
    const content = await openSite(provider, { docs })
    const { messages } = await renderPath(content, '/docs/api-reference/btp/guides/first/')
    expect(messages).toEqual([
      {
        code: 'hcl/syntax',
        severity: 'warn',
        message: 'The HCL of this example has a syntax error: The "{" is opened and never closed.',
        location: { file: 'btp/guides/first.md', line: 8, column: 18 },
        help: 'Correct it, or write "no-check" after the language of the block.',
      },
      expect.objectContaining({ location: { file: 'btp/guides/first.md', line: 18, column: 7 } }),
    ])
  })
})

function outline(item: {
  readonly type: string
  readonly label?: string
  readonly items?: readonly unknown[]
}): unknown {
  if (item.items === undefined) return item.label
  return { [item.label ?? '']: item.items.map((child) => outline(child as typeof item)) }
}

it.each([
  ['r/app.html.markdown', 'Resource'],
  ['resources/app.md', 'Resource'],
  ['d/app.html.markdown', 'Data Source'],
  ['guides/a.md', 'Guide'],
  ['website/docs/r/a.md', 'Resource'],
  ['index.md', undefined],
])('knows the kind of %s', (path, label) => {
  expect(registryKind(path)?.label).toBe(label)
})

it.each([
  ['Data Source: azurerm_subnet', 'azurerm_subnet'],
  ['btp_subaccount (Resource)', 'btp_subaccount'],
  ['azurerm_app_service', 'azurerm_app_service'],
  ['Ephemeral Resource: azurerm_key_vault_secret', 'azurerm_key_vault_secret'],
  ['Ephemeral: azurerm_key_vault_secret', 'azurerm_key_vault_secret'],
  ['Azure Provider', undefined],
])('finds the type in %j', (title, type) => {
  expect(typeInTitle(title)).toBe(type)
  if (type !== undefined) expect(withoutKind(title)).toBe(type)
})

it.skipIf(!hasCorpus())(
  `reads a real provider's documentation as a whole${withoutCorpus()}`,
  async () => {
    const corpus = unpackCorpus()
    const content = await openContent({
      contentDir: corpus.contentDir,
      config: {
        title: 'Azure',
        url: 'https://example.org',
        plugins: [plugin],
        docs: { dialect: 'terraform-registry', routeBasePath: 'docs/api-reference/azurerm' },
      },
      production: true,
    })
    const [version] = content.model.versions
    expect(Object.keys(version?.docs ?? {}).length).toBeGreaterThan(1600)
    expect(version?.sidebars.docs?.items.length).toBeGreaterThan(100)
    const sample = content.model.routes.filter(
      ({ kind }, index) => kind === 'doc' && index % 40 === 0,
    )
    let links = 0
    for (const route of sample) {
      const { data, messages } = await content.renderPage(route)
      expect(messages.filter(({ severity }) => severity === 'throw')).toEqual([])
      links += (data.kind === 'doc' ? data.html : '').split(/<a href="[^"]*">azurerm_/).length - 1
    }
    expect(links).toBeGreaterThan(50)
    await content.dispose()
    corpus.remove()
  },
  60_000,
)

it('has no dialect without the plugin', async () => {
  await expect(openSite(provider, { docs, plugins: [] })).rejects.toMatchObject({
    code: 'content/dialect',
    message: 'Unknown dialect "terraform-registry" of the docs set "btp"; known: "landing".',
    help: 'Run "npm install @landing/plugin-terraform", and add it to "plugins" of the configuration.',
  })
})

it('reads loose front matter with a warning', async () => {
  const text = '---\npage_title: "x"\ndescription:   Gets all\n  Tip:\n  more\n---\n\n# x\n'
  const docs = { dialect: 'terraform-registry' }
  const content = await openSite({ 'docs/data-sources/x.md': text }, { docs })
  expect(content.messages.map(({ code, severity }) => `${severity} ${code}`)).toEqual([
    'warn front-matter/syntax',
  ])
})
