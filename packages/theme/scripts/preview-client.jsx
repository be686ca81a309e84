// The browser's side of the preview: hydrates a sample page with a host of a few lines.
import { bodyBehaviours } from '@landing/theme/behaviours'
import { startUi5 } from '@landing/theme/ui5'
import '@landing/theme/ui5-languages'
import { hydrateRoot } from 'react-dom/client'
import { sidebar } from './preview-data.mjs'
import { messages, PreviewPage } from './preview-page.jsx'

const { page, site } = JSON.parse(document.getElementById('data').textContent)
const marked = (text, word) => {
  const at = text.toLowerCase().indexOf(word.toLowerCase())
  return { text, ranges: at < 0 ? [] : [[at, at + word.length]] }
}
const found = [
  [
    'title',
    '/demo/docs/providers/',
    '',
    'Terraform providers',
    'All providers by stage, released, beta and planned.',
  ],
  [
    'heading',
    '/demo/docs/providers/',
    '#configure',
    'Configure the provider',
    'Pin the provider with a pessimistic constraint.',
  ],
  [
    'content',
    '/demo/docs/providers/',
    '#limits',
    'Limits',
    'Press Ctrl C to stop an export. The provider changes nothing.',
  ],
  [
    'title',
    '/demo/docs/exporter/',
    '',
    'Terraform Exporter for SAP BTP',
    'Writes provider code for what exists already.',
  ],
  [
    'content',
    '/demo/docs/start/',
    '#install',
    'Install a provider',
    'A provider is installed by terraform init.',
  ],
]
const search = {
  contexts: site.searchContexts,
  load: () => Promise.resolve(),
  search: async ({ text }) => {
    const hits = /zzz/.test(text)
      ? []
      : found.map(([type, u, h, title, snippet]) => ({
          type,
          u,
          h,
          t: u.includes('providers') ? 'Terraform providers' : title,
          s: title,
          b: ['Terraform on SAP BTP'],
          title: marked(title, text),
          snippet: marked(snippet, text),
          score: 1,
        }))
    return { query: { text }, hits, total: hits.length, words: [text] }
  },
}
hydrateRoot(
  document.getElementById('root'),
  <PreviewPage
    page={{ ...page, html: '' }}
    site={site}
    sidebar={sidebar}
    search={search}
    messages={messages[site.locale.code]}
    live
  />,
  {
    onRecoverableError: (error) => console.error('RECOVERED', error.message, error.cause?.message),
  },
)
bodyBehaviours(document, { messages: messages[site.locale.code] })
void startUi5(site)
document.documentElement.dataset.ready = ''
