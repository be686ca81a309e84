// The browser's side of the preview: behaviours for a sample page, React for search and settings.
import { toHref } from '@landing/schema'
import { attachPage, attachSearchBox, attachShell } from '@landing/theme/behaviours'
import { startUi5 } from '@landing/theme/ui5'
import { ui5Parts } from '@landing/theme/ui5-parts'
import '@landing/theme/ui5-languages'
import { createRoot } from 'react-dom/client'
import { PreviewTheme } from './preview-page.jsx'

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

/** With `?native` the preview is a site without UI5. */
const ui5 = location.search.startsWith('?native') ? undefined : ui5Parts

/** Renders React into an element; returns a function that removes it. */
function render(element, children) {
  const root = createRoot(element)
  root.render(
    <PreviewTheme page={page} site={site} search={search} ui5={ui5} live>
      {children}
    </PreviewTheme>,
  )
  return () => root.unmount()
}

for (const box of document.querySelectorAll('[data-search-box]')) {
  let SearchPopup
  let remove = () => {}
  const control = attachSearchBox(box, {
    onIntent: async () => {
      SearchPopup = (await import('@landing/theme/search')).SearchPopup
    },
    onOpen(view, { container, field, scope, close }) {
      remove = render(
        container,
        <SearchPopup view={view} field={field} scope={scope} onClose={close} />,
      )
    },
    onClose: () => remove(),
    navigate: (query) => history.replaceState(null, '', location.pathname + query),
  })
  control.update(location.search)
}
const results = document.querySelector('[data-search-results]')
if (results) {
  const { attachSearchResults } = await import('@landing/theme/search-results')
  const navigate = (path) => {
    history.replaceState(null, '', toHref(site.base, path))
    page.update(location.search)
  }
  const page = attachSearchResults(results, { site, search, navigate })
  page.update(location.search)
}
document.addEventListener('click', async (event) => {
  if (!event.target.closest('[data-display-settings]')) return
  const DisplaySettings = ui5
    ? await ui5.loadSettings()
    : (await import('@landing/theme/display-settings')).DisplaySettings
  const box = document.body.appendChild(document.createElement('div'))
  const remove = render(box, <DisplaySettings onClose={() => remove()} />)
})

attachShell(document)
attachPage(document)
if (ui5) void startUi5(site)
document.documentElement.dataset.scripts = 'ready'
document.documentElement.dataset.ready = ''
