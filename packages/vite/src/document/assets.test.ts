import { expect, it } from 'vitest'
import { bundleAssets, documentAssets, islandHref, type Manifest } from './assets'

const client: Manifest = {
  'client.js': { file: 'assets/main.1.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.1.js' },
  'results.js': { file: 'assets/results.1.js', imports: ['_shared.js'] },
  'src/counter.tsx': { file: 'assets/counter.1.js', css: ['assets/counter.2.css'] },
}
const server: Manifest = {
  'server.js': {
    file: 'server.js',
    css: ['assets/main.1.css'],
    assets: ['assets/72-Regular-1.woff2', 'assets/72-latin-Regular-2.woff2'],
  },
  'src/pages/index.tsx': {
    file: 'assets/index.1.js',
    css: ['assets/index.1.css'],
    imports: ['server.js', '_counter.js'],
  },
  '_counter.js': { file: 'assets/counter.js', css: ['assets/counter.1.css'] },
  'src/components/counter.tsx': { file: 'assets/counter-page.js', imports: ['_counter.js'] },
}
const assets = bundleAssets({
  base: '/x/',
  client,
  server,
  clientEntry: 'client.js',
  serverEntry: 'server.js',
  searchEntries: ['results.js'],
  pages: { index: 'src/pages/index.tsx' },
  components: { counter: 'src/components/counter.tsx' },
  stylesByUse: [[['ui5-*'], '/x/assets/elements.1.css']],
  fonts: ['72-Regular.woff2'],
  files: new Map([['assets/main.1.js', Buffer.from("alert('Hello, world.');")]]),
})

it('names what every document needs', () => {
  expect(documentAssets(assets, { components: [], isSearch: false })).toEqual({
    script: '/x/assets/main.1.js',
    integrity: {
      '/x/assets/main.1.js':
        'sha384-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZngK7T62em8MUt1FLm52t+eX6xO',
    },
    styles: ['/x/assets/main.1.css'],
    stylesByUse: [[['ui5-*'], '/x/assets/elements.1.css']],
    modulePreloads: ['/x/assets/shared.1.js'],
    fonts: ['/x/assets/72-Regular-1.woff2'],
  })
})

it('adds the styles of the page and of components in its text, each once', () => {
  const { styles } = documentAssets(assets, {
    page: 'index',
    components: ['counter'],
    isSearch: false,
  })
  expect(styles).toEqual([
    '/x/assets/main.1.css',
    '/x/assets/index.1.css',
    '/x/assets/counter.1.css',
  ])
})

it('adds the scripts of the search page to its document', () => {
  const { modulePreloads } = documentAssets(assets, { components: [], isSearch: true })
  expect(modulePreloads).toEqual(['/x/assets/shared.1.js', '/x/assets/results.1.js'])
})

it('knows the scripts of islands', () => {
  expect(islandHref(assets, 'src/counter.tsx')).toBe('/x/assets/counter.1.js')
  expect(() => islandHref(assets, 'src/other.tsx')).toThrow(
    'The browser\'s bundle has no client module "src/other.tsx".',
  )
})
