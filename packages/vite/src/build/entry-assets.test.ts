import { expect, it } from 'vitest'
import { entryAssets, type Manifest } from './entry-assets'

const manifest: Manifest = {
  'client.js': {
    file: 'assets/main.1.js',
    isEntry: true,
    css: ['assets/main.1.css'],
    assets: ['assets/72-Regular-1.woff2', 'assets/72-latin-Regular-2.woff2'],
    imports: ['_shared.js'],
  },
  '_shared.js': { file: 'assets/shared.1.js' },
  '../theme/elements.css': { file: 'assets/elements.1.css' },
  'src/pages/index.tsx': {
    file: 'assets/index.1.js',
    css: ['assets/index.1.css'],
    imports: ['_shared.js'],
  },
}

const elementStyles = '../theme/elements.css'

it('names what every document needs', () => {
  expect(entryAssets(manifest, '/x', { elementStyles })).toEqual({
    scripts: ['/x/assets/main.1.js'],
    styles: ['/x/assets/main.1.css'],
    elementStyles: ['/x/assets/elements.1.css'],
    modulePreloads: ['/x/assets/shared.1.js'],
    fonts: ['/x/assets/72-Regular-1.woff2'],
  })
})

it('adds the chunk and the styles of a page component', () => {
  const assets = entryAssets(manifest, '/', { elementStyles, component: 'src/pages/index.tsx' })
  expect(assets.styles).toEqual(['/assets/main.1.css', '/assets/index.1.css'])
  expect(assets.modulePreloads).toEqual(['/assets/shared.1.js', '/assets/index.1.js'])
})

it('refuses a bundle without an entry', () => {
  expect(() => entryAssets({}, '/', { elementStyles })).toThrow('The bundle has no entry.')
})
