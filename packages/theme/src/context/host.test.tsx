// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://example.org/site/docs/?a=1#b" }
import type { SearchProvider } from '@landing/schema'
import { act } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { noSearch } from '../fixtures/host'
import { find, mount, unmountAll } from '../fixtures/mount'
import { LinkButton } from '../primitives/link-button'
import { plainHost } from './host'
import { siteData } from './site-data'
import { ThemeRoot } from './theme'

const site = siteData({ title: 'Docs', base: '/site/' })
const host = plainHost(site, '/docs/')

function Where() {
  return <p>{Object.values(host.useLocation()).join(' ')}</p>
}

afterEach(unmountAll)

describe('site data', () => {
  it('has defaults for everything but the title', () => {
    expect(siteData({ title: 'Docs' })).toEqual({
      title: 'Docs',
      tagline: '',
      url: '',
      base: '/',
      trailingSlash: true,
      keywords: [],
      theme: {},
      docs: [],
      searchContexts: [],
      highlightOnTargetPage: true,
      locale: { code: 'en', label: 'English', htmlLang: 'en', direction: 'ltr', base: '/' },
      locales: [{ code: 'en', label: 'English', htmlLang: 'en', direction: 'ltr', base: '/' }],
    })
  })

  it('knows the direction of a language', () => {
    expect(siteData({ title: 'Docs', lang: 'ar' }).locale).toMatchObject({
      direction: 'rtl',
      label: 'العربية',
    })
    expect(siteData({ title: 'Docs', lang: 'de-AT' }).locale.direction).toBe('ltr')
  })
})

describe('a host without a router', () => {
  it('is there when none is given', () => {
    expect(
      renderToString(
        <ThemeRoot site={site}>
          <LinkButton href="/docs/">Docs</LinkButton>
        </ThemeRoot>,
      ),
    ).toBe('<a href="/site/docs/" class="landing-button landing-button-default">Docs</a>')
  })

  it('knows the path on the server, and the whole address in the browser', async () => {
    expect(renderToString(<Where />)).toBe('<p>/docs/  </p>')
    const { box } = await mount(site, <Where />)
    expect(find(box, 'p').textContent).toBe('/docs/ ?a=1 #b')
  })

  it('changes the address in place where no page is to be opened', async () => {
    const { box } = await mount(site, <Where />)
    await act(async () => host.navigate('/docs/?a=2', { replace: true }))
    expect(location.href).toBe('https://example.org/site/docs/?a=2')
    expect(find(box, 'p').textContent).toBe('/docs/ ?a=2 ')
  })
})

it.each(['contexts', 'load', 'search'] as const)('names a search provider without %s', (key) => {
  const { [key]: _, ...rest } = noSearch
  const render = () =>
    renderToString(
      <ThemeRoot site={site} search={rest as SearchProvider}>
        x
      </ThemeRoot>,
    )
  expect(render).toThrow(
    new TypeError(
      `The search provider has no "${key}". "search" of the theme needs "contexts", "load" and "search".`,
    ),
  )
})
