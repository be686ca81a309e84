// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { find, settle } from '../fixtures/mount'
import * as main from './index'
import * as parts from './parts'

const { Badge, Breadcrumbs, Callout, Card, CodeBlock, LinkButton, Pager, Tabs, Toc } = parts

const tabs = [
  { label: 'npm', children: <CodeBlock language="sh">npm ci</CodeBlock> },
  { label: 'pnpm', children: <CodeBlock title="install.sh">pnpm i</CodeBlock> },
]
const crumbs = { path: '/b/', breadcrumbs: [{ label: 'A', path: '/a/' }, { label: 'B' }] }

/** Each part without a root around it, and its HTML. */
const alone: Readonly<Record<string, { readonly part: ReactNode; readonly html: string }>> = {
  Badge: { part: <Badge>New</Badge>, html: '>New</span>' },
  Callout: {
    part: <Callout title="Tip">Text</Callout>,
    html: '<p class="landing-admonition-title">Tip</p>',
  },
  LinkButton: {
    part: <LinkButton href="/a/">A</LinkButton>,
    html: 'class="landing-button landing-button-default" href="/a/">A</a>',
  },
  'LinkButton to another site': {
    part: <LinkButton href="https://example.org/">A</LinkButton>,
    html: '<span class="landing-visually-hidden"> <!-- -->(opens in new tab)</span>',
  },
  Card: {
    part: <Card href="/a/" title="A" />,
    html: '<a href="/a/">A</a><span class="landing-icon',
  },
  'Card with paragraphs, as of MDX,': {
    part: (
      <Card href="/a/" title="A">
        <p>Text</p>
      </Card>
    ),
    // Browsers end a paragraph where another one begins, and hydration fails.
    html: '<div class="landing-card-text"><p>Text</p></div>',
  },
  Toc: {
    part: <Toc toc={[{ text: 'A', id: 'a', level: 2 }]} />,
    html: 'aria-label="On this page"',
  },
  Tabs: {
    part: <Tabs tabs={tabs} />,
    html: '<p class="landing-tab-label">npm</p><figure class="landing-code"',
  },
  CodeBlock: {
    part: <CodeBlock language="ts">const a = 1</CodeBlock>,
    html: '<figure class="landing-code" data-language="ts" data-single=""><pre><code class="language-ts">const a = 1</code></pre></figure>',
  },
  Pager: {
    part: <Pager page={{ next: { label: 'B', path: '/b/' } }} />,
    html: '<span>Next</span>',
  },
  Breadcrumbs: { part: <Breadcrumbs page={crumbs} />, html: '<a href="/a/">A</a>' },
}

describe('without a ThemeRoot', () => {
  it.each(Object.entries(alone))(
    '%s renders with English texts and plain links',
    (_, { part, html }) => {
      expect(renderToString(part)).toContain(html)
    },
  )

  it('covers all parts of the entry', () => {
    const tested = Object.keys(alone).map((name) => name.split(' ')[0])
    expect(Object.keys(parts).filter((name) => !tested.includes(name))).toEqual(['CardGrid'])
  })

  it('a part that is about a site names the root', () => {
    expect(() => renderToString(<main.Footer />)).toThrow(
      'Hook useTheme is called outside the <ThemeRoot>. Put the component below the ThemeRoot of the page.',
    )
  })
})

describe('in a browser, without a ThemeRoot', () => {
  let root: Root
  beforeAll(() => import('../behaviours/tabs'))
  afterEach(() => act(async () => root.unmount()))

  it('tabs change, and code has a copy button', async () => {
    const box = document.createElement('div')
    document.body.append(box)
    root = createRoot(box)
    await act(async () => root.render(<Tabs tabs={tabs} />))
    await settle(20)
    expect(find(box, '[role="tab"][aria-selected="true"]').textContent).toBe('npm')
    await act(async () => find(box, '[role="tab"]:last-child').click())
    expect(find(box, '.landing-tab:not([hidden])').textContent).toContain('pnpm i')
    expect(box.querySelectorAll('.landing-code-copy')).toHaveLength(2)
  })
})

describe('built for servers that render components apart from those of the browser', () => {
  const dist = resolve(import.meta.dirname, '../../dist')
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  )
  const code = new Map(files.map((file) => [file, readFileSync(join(dist, file), 'utf8')]))
  const isClient = (file: string) => /^['"]use client['"]/.test(code.get(file) ?? '')

  /** Modules that a server runs for an entry: client modules are only named. */
  function onServer(file: string, seen = new Set<string>()): Set<string> {
    if (seen.has(file)) return seen
    seen.add(file)
    if (isClient(file)) return seen
    for (const [, path = ''] of (code.get(file) ?? '').matchAll(/from "(\.[^"]+)"/g)) {
      onServer(join(file, '..', path), seen)
    }
    return seen
  }

  it('the parts are no client modules, what they need of React in the browser is', () => {
    const reached = [...onServer('entries/parts.js')]
    expect(reached.filter(isClient).toSorted()).toEqual(
      [
        'docs/article-footer.js',
        'docs/article-parts.js',
        'docs/breadcrumbs.js',
        'docs/toc.js',
        'primitives/anchor.js',
        'primitives/icon.js',
      ].map((file) => join(file)),
    )
    const hooks = /\b(?:createContext|use[A-Z]\w+)\(/
    expect(reached.filter((file) => !isClient(file) && hooks.test(code.get(file) ?? ''))).toEqual(
      [],
    )
  })

  it('every other entry with components is a client module', () => {
    const entries = ['index', 'pages', 'search', 'controls', 'display-settings']
    expect(entries.filter((name) => !isClient(join('entries', `${name}.js`)))).toEqual([])
  })
})
