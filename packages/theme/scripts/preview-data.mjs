// Sample pages for looking at the theme: one of each kind, with everything an article may hold.

const nav = (label, path, extra = {}) => ({ type: 'link', label, href: path, ...extra })

export const sidebar = {
  id: 'guide',
  items: [
    {
      type: 'category',
      label: 'Terraform on SAP BTP',
      collapsible: false,
      collapsed: false,
      items: [
        nav('Where to start', '/docs/start/'),
        nav('Terraform providers', '/docs/providers/'),
        nav('The bigger context of administration', '/docs/context/'),
        nav('Terraform Exporter', '/docs/exporter/'),
        nav('Samples', '/docs/samples/'),
      ],
    },
    {
      type: 'category',
      label: 'Resources',
      collapsible: true,
      collapsed: true,
      href: '/docs/resources/',
      items: [
        nav('btp_subaccount', '/docs/resources/subaccount/'),
        nav('btp_directory', '/docs/resources/directory/'),
        {
          type: 'category',
          label: 'Services',
          collapsible: true,
          collapsed: true,
          items: [nav('btp_subaccount_service_instance', '/docs/resources/service/')],
        },
      ],
    },
    {
      type: 'category',
      label: 'Data sources',
      collapsible: true,
      collapsed: true,
      items: [],
    },
    nav('Request a feature', '/docs/request/'),
    nav('Source code', 'https://example.org/source'),
  ],
}

const line = (html, kind = '') =>
  `<span class="landing-line${kind ? ` landing-line-${kind}` : ''}">${html}</span>`
const tk = (kind, text) => `<span class="landing-tk-${kind}">${text}</span>`
const heading = (level, id, text) =>
  `<div class="landing-heading"><h${level} id="${id}">${text}</h${level}><a class="landing-heading-anchor" href="#${id}" aria-label="Direct link to ${text}"><span aria-hidden="true">#</span></a></div>`
const admonition = (kind, title, body) =>
  `<aside class="landing-admonition landing-admonition-${kind}"><p class="landing-admonition-title">${title}</p><div class="landing-admonition-body"><p>${body}</p></div></aside>`

const hcl = [
  line(`${tk('keyword', 'terraform')} {`),
  line(`  ${tk('keyword', 'required_providers')} {`),
  line(`    ${tk('parameter', 'btp')} = {`, 'highlight'),
  line(`      source  = ${tk('string', '"SAP/btp"')}`, 'highlight'),
  line(
    `      version = ${tk('string', '"~&gt; 1.15"')} ${tk('comment', '# any 1.x from 1.15 on')}`,
    'highlight',
  ),
  line('    }'),
  line('  }'),
  line('}'),
  line(''),
  line(
    `${tk('keyword', 'resource')} ${tk('string', '"btp_subaccount"')} ${tk('string', '"dev"')} {`,
  ),
  line(`  name      = ${tk('function', 'lower')}(${tk('string-expression', '"DEV"')})`),
  line(`  ${tk('constant', 'enabled')}   = ${tk('constant', 'true')}`, 'add'),
  line(`  region    = ${tk('string', '"us10"')}`, 'remove'),
  line('}'),
].join('\n')

const html = [
  `<p>Every provider, module and tool for automating SAP BTP with Terraform or OpenTofu, by stage. All of them are <a href="/demo/docs/context/">open source</a>, and each names its documentation in the <a class="landing-external" href="https://registry.terraform.io" target="_blank" rel="noopener">Terraform Registry</a>.</p>`,
  heading(2, 'released', 'Released providers'),
  '<p>These are supported and safe for production. Pin them with <code>~&gt;</code>, so that a <strong>minor</strong> version may come and a major one may not.</p>',
  `<div class="landing-table-scroll" role="region" tabindex="0" aria-label="Providers"><table><thead><tr><th>Provider</th><th>Version</th><th>Listed on</th><th>Documentation</th></tr></thead><tbody>
<tr><td><a href="#a">Terraform Provider for SAP BTP</a></td><td><code>v1.15.1</code></td><td>2026-07-20</td><td>Registry, OpenTofu</td></tr>
<tr><td><a href="#b">Terraform Provider for Cloud Foundry</a></td><td><code>v1.8.0</code></td><td>2026-06-30</td><td>Registry, OpenTofu</td></tr>
<tr><td><a href="#c">Terraform Provider for SAP Cloud Connector</a></td><td><code>v1.1.0</code></td><td>2026-05-12</td><td>Registry, OpenTofu</td></tr></tbody></table></div>`,
  heading(3, 'configure', 'Configure the provider'),
  `<figure class="landing-code" data-language="hcl"><figcaption class="landing-code-title">main.tf</figcaption><pre tabindex="0"><code>${hcl}</code></pre></figure>`,
  admonition(
    'tip',
    'Tip',
    'Keep credentials in the environment: <code>BTP_USERNAME</code> and <code>BTP_PASSWORD</code>.',
  ),
  heading(2, 'steps', 'Step by step'),
  '<ol><li>Install Terraform or OpenTofu.</li><li>Write a configuration:<ul><li>the provider,</li><li>a subaccount, and</li><li>an entitlement.</li></ul></li><li>Run it and read the plan.</li></ol>',
  `<div class="landing-tabs" data-group="cli"><div class="landing-tab" data-label="Terraform"><p class="landing-tab-label">Terraform</p><figure class="landing-code" data-language="sh" data-terminal><pre tabindex="0"><code>${line('terraform init')}\n${line('terraform plan -out=plan.tfplan')}</code></pre></figure></div><div class="landing-tab" data-label="OpenTofu"><p class="landing-tab-label">OpenTofu</p><figure class="landing-code" data-language="sh" data-terminal><pre tabindex="0"><code>${line('tofu init')}\n${line('tofu plan -out=plan.tfplan')}</code></pre></figure></div><div class="landing-tab" data-label="Cockpit"><p class="landing-tab-label">Cockpit</p><p>Open the account explorer and create a subaccount.</p><p>Then add its entitlements.</p></div></div>`,
  ...[
    ['note', 'Note'],
    ['info', 'Info'],
    ['warning', 'Warning'],
    ['danger', 'Danger'],
    ['important', 'Important'],
  ].map(([kind, title]) =>
    admonition(
      kind,
      title,
      'A <a href="#s"><code>btp_subaccount</code></a> cannot be moved between global accounts once it is created. Plan its place first.',
    ),
  ),
  `<figure class="landing-code" data-language="sh" data-terminal data-single><pre tabindex="0"><code>btptf create-json --subaccount "$SUBACCOUNT_ID" --resources all --config-dir generated</code></pre></figure>`,
  heading(2, 'exporter', 'Bring what exists under control'),
  '<div class="landing-card-grid"><div class="landing-card"><p class="landing-card-title"><a href="#c">Provider</a></p><div class="landing-card-text"><p>Versions of <code>SAP/btp</code> and <a href="#v"><code>required_providers</code></a>.</p></div></div></div>',
  '<blockquote><p>Start with the <a href="#e"><code>btptf</code></a> exporter when the landscape is older than the code.</p></blockquote>',
  '<details class="landing-details"><summary>Which resources can be exported?</summary><p><a href="#s"><code>btp_subaccount</code></a>, entitlements, service instances, subscriptions, role collections and Cloud Foundry spaces.</p></details>',
  `<figure class="landing-code" data-language="json" data-line-numbers><pre tabindex="0"><code>${line('{')}\n${line(`  ${tk('parameter', '"BtpResources"')}: [`)}\n${line(`    { ${tk('parameter', '"Name"')}: ${tk('string', '"subaccounts"')}, ${tk('parameter', '"Values"')}: [${tk('string', '"dev_b6dcd903-3cc7-4a4f-8d9d-a8c6b0a9d1f2_very_long_name_that_scrolls_sideways"')}] }`)}\n${line('  ]')}\n${line('}')}</code></pre></figure>`,
  heading(3, 'limits', 'Limits'),
  '<p>Press <kbd>Ctrl</kbd> <kbd>C</kbd> to stop an export. Nothing is changed by it.</p>',
].join('\n')

const place = {
  docsSet: 'default',
  version: 'current',
  sidebar: { id: 'guide', href: '/demo/sidebars/guide.json' },
  breadcrumbs: [{ label: 'Terraform on SAP BTP' }, { label: 'Terraform providers' }],
}

const tags = ['Provider', 'Overview', 'Getting started'].map((label) => ({
  label,
  path: `/docs/tags/${label.toLowerCase().replace(' ', '-')}/`,
}))

export const pages = [
  {
    kind: 'doc',
    path: '/docs/providers/',
    id: 'providers',
    title: 'Terraform providers',
    showTitle: true,
    head: { title: 'Terraform providers', description: 'All providers by stage.' },
    html,
    toc: [
      { text: 'Released providers', id: 'released', level: 2 },
      { text: 'Configure the provider', id: 'configure', level: 3 },
      { text: 'Step by step', id: 'steps', level: 2 },
      { text: 'Bring what exists under control', id: 'exporter', level: 2 },
      { text: 'Limits', id: 'limits', level: 3 },
    ],
    tags,
    editUrl: 'https://example.org/edit',
    markdown: '/demo/docs/providers.md',
    lastUpdate: { date: '2026-07-20', author: 'Ada' },
    previous: { label: 'Where to start', path: '/docs/start/' },
    next: { label: 'The bigger context of administration', path: '/docs/context/' },
    ...place,
  },
  {
    kind: 'index',
    path: '/docs/',
    title: 'Documentation',
    description:
      'Everything about Terraform on SAP BTP, from the first plan to a landscape under control.',
    head: { title: 'Documentation' },
    ...place,
    breadcrumbs: [{ label: 'Documentation' }],
    groups: [
      {
        label: 'Terraform on SAP BTP',
        cards: sidebar.items[0].items.map((item, i) => ({
          label: item.label,
          path: item.href,
          description: 'What it is, when to use it and the first five commands that get you there.',
          ...(i === 1 ? { count: 4 } : {}),
        })),
      },
    ],
  },
  {
    kind: 'tags',
    path: '/docs/tags/',
    head: { title: 'Tags' },
    ...place,
    breadcrumbs: [],
    groups: [
      'Administration',
      'Basic',
      'Brownfield',
      'Code',
      'Context',
      'Deep Dive',
      'Exporter',
      'Getting started',
      'Guide',
      'Intro',
      'Latest',
      'Overview',
      'Provider',
      'Samples',
      'Terraform',
      'Versions',
      'Webinar',
    ].reduce((groups, label, i) => {
      const letter = label[0]
      const tag = { label, path: `/docs/tags/${label.toLowerCase()}/`, count: (i % 3) + 1 }
      if (groups.at(-1)?.letter === letter) groups.at(-1).tags.push(tag)
      else groups.push({ letter, tags: [tag] })
      return groups
    }, []),
  },
  {
    kind: 'tag',
    path: '/docs/tags/provider/',
    head: { title: '2 docs tagged with "Provider"' },
    ...place,
    breadcrumbs: [],
    tag: {
      label: 'Provider',
      path: '/docs/tags/provider/',
      description: 'Terraform providers and their versions.',
    },
    allTagsPath: '/docs/tags/',
    others: tags.slice(1).map((each) => ({ ...each, count: 1 })),
    docs: [
      {
        title: 'Terraform providers',
        path: '/docs/providers/',
        description: 'All providers by stage.',
      },
      {
        title: 'Latest versions',
        path: '/docs/latest/',
        description: 'The newest version of every provider, module and tool.',
      },
    ],
  },
  { kind: 'search', path: '/search/', head: { title: 'Search the documentation' } },
  { kind: 'not-found', path: '/404/', head: { title: 'Page Not Found' } },
  { kind: 'component', path: '/', head: { title: '' }, component: 'index.tsx', props: {} },
]

const locale = (code, label, base, direction = 'ltr') => ({
  code,
  label,
  htmlLang: code,
  direction,
  base,
})
const version = (name, label, rest = {}) => ({
  name,
  label,
  isLast: false,
  path: '/docs/',
  mainDocId: 'start',
  docs: [{ id: 'start', path: '/docs/start/', label: 'Where to start', sidebar: 'guide' }],
  draftIds: [],
  sidebars: { guide: { link: { label: 'Where to start', path: '/docs/start/' } } },
  ...rest,
})

export const site = {
  title: 'Terraform on SAP BTP - Landing Page',
  tagline: 'The central landing page',
  url: 'https://example.org',
  base: '/demo/',
  trailingSlash: true,
  favicon: '/demo/logo.svg',
  keywords: ['terraform'],
  docs: [{ id: 'default', versions: [version('current', 'Next', { isLast: true })] }],
  locale: locale('en', 'English', '/demo/'),
  locales: [locale('en', 'English', '/demo/')],
  searchContexts: [],
  highlightOnTargetPage: true,
  theme: {
    navbar: {
      title: 'Terraform on SAP BTP',
      logo: { src: '/demo/logo.svg', alt: '' },
      items: [
        { type: 'docSidebar', sidebarId: 'guide', label: 'Landing page', position: 'right' },
        {
          href: 'https://example.org/source',
          icon: 'github',
          iconOnly: true,
          label: 'Visit GitHub Repository',
          position: 'right',
        },
      ],
    },
    footer: {
      links: [
        {
          title: 'Legal',
          items: ['Privacy', 'Terms of Use', 'Legal Statement'].map((label) => ({
            label,
            href: 'https://example.org',
          })),
        },
        {
          title: 'GitHub',
          items: ['GitHub Repository', 'GitHub Issues'].map((label) => ({
            label,
            href: 'https://example.org',
          })),
        },
      ],
      copyright: 'Copyright © 2025 SAP SE or an SAP affiliate company and contributors.',
    },
  },
}

/** The same site with every option on: versions, locales, announcement, hide on scroll. */
export const fullSite = {
  ...site,
  docs: [
    {
      id: 'default',
      versions: [
        version('current', 'Next', { banner: 'unreleased' }),
        version('2.0', '2.0', { isLast: true }),
        version('1.0', '1.0', { banner: 'unmaintained' }),
      ],
    },
  ],
  locales: [locale('en', 'English', '/demo/'), locale('ar', 'العربية', '/demo/ar/', 'rtl')],
  searchContexts: [{ id: 'docs', label: 'Documentation', paths: ['/docs/'] }],
  theme: {
    ...site.theme,
    docs: { sidebar: { hideable: true } },
    announcementBar: {
      id: 'v2',
      content: 'Version 2.0 is here. <a href="#news">Read what is new</a>.',
    },
    navbar: {
      ...site.theme.navbar,
      hideOnScroll: true,
      items: [
        { type: 'docSidebar', sidebarId: 'guide', label: 'Landing page' },
        {
          label: 'Tools',
          items: [
            { label: 'Exporter', to: '/docs/exporter/' },
            { label: 'Registry', href: 'https://example.org' },
          ],
        },
        { type: 'docsVersionDropdown', position: 'right' },
        { type: 'localeDropdown', position: 'right' },
        ...site.theme.navbar.items.slice(1),
      ],
    },
    footer: {
      links: site.theme.footer.links[0].items,
      logo: { src: '/demo/logo.svg', alt: 'Company', width: 80, height: 40 },
      copyright: site.theme.footer.copyright,
    },
  },
}

/** The full site with the bar in the accent color. */
export const primarySite = {
  ...fullSite,
  theme: { ...fullSite.theme, navbar: { ...fullSite.theme.navbar, style: 'primary' } },
}
