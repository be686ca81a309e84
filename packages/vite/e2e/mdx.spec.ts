import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { launchBrowser } from '@landing/tooling/browser'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type FixtureSite, openFixture, openLive } from './fixture-site'

let site: FixtureSite
beforeAll(async () => {
  site = await openFixture()
})
afterAll(() => site.dispose())
beforeEach(async () => {
  await site.restore()
  await site.edit(
    'landing.config.js',
    "baseUrl: '/base/',",
    "baseUrl: '/base/', plugins: ['@landing/plugin-mdx'],",
  )
  await site.write('src/components/price.jsx', price)
  await site.write('src/parts/numbers.json', '{ "seats": [3, 5] }')
  await site.write('content/docs/_limits.mdx', 'At most {props.most} of **{props.what}**.\n')
  await site.write('content/docs/page.mdx', text)
})

const price = `import './price.css'
export default function Price({ euro, children }) {
  if (euro < 0) throw new Error('A price is never negative.')
  return <p className="price">{euro} € {children}</p>
}`

const text = `---
title: Prices
description: What it costs.
---

import Counter from '../../src/components/counter.jsx'
import Price from '../../src/components/price'
import numbers from '../../src/parts/numbers.json'
import Limits from './_limits.mdx'
import Tabs from '@theme/Tabs'
import TabItem from '@theme/TabItem'

export const year = 2026

## Prices of {year}

<Price euro={6 * 7}>

### In *words* {#words}

Forty-two, see [start](./start.md).

</Price>

<ul>{numbers.seats.map((seats) => <li key={seats}>{seats} seats</li>)}</ul>

<Limits most="9" what="rows" />

<Tabs groupId="os">
  <TabItem value="linux" label="Linux">

  apt

  </TabItem>
  <TabItem value="mac" label="macOS">

  brew

  </TabItem>
</Tabs>

<Counter start={3}>kept</Counter>
`

/** Names no other plugin: this one reads MDX too. */
const withPlugin = () =>
  site.edit('landing.config.js', '@landing/plugin-mdx', '@landing/plugin-dialects/docusaurus')

it('builds a page in MDX to the same document as one in Markdown', async () => {
  await withPlugin()
  await site.write('src/components/price.css', '.price { color: green }')
  const { ok, output } = await site.build()
  expect(ok, output).toBe(true)
  expect(output).not.toContain('warning')
  const html = await site.read('dist/docs/page/index.html')
  expect(html).toContain('<h2 id="prices-of-2026">Prices of 2026</h2>')
  expect(html).toContain('<p class="price">42 € ')
  expect(html).toContain('<h3 id="words">In <em>words</em></h3>')
  expect(html).toContain('href="#words"')
  expect(html).toContain('href="/base/docs/start/"')
  expect(html).toMatch(/<ul><li>3 seats<\/li><li>5 seats<\/li>\s*<\/ul>/)
  expect(html).toContain('<p>At most 9 of <strong>rows</strong>.</p>')
  expect(html).toContain('<div class="landing-tabs" data-group="os">')
  expect(html).toMatch(/<\/div>\s*<landing-island[^>]*data-props="[^"]*3[^"]*"/)
  expect(html).toMatch(/<link rel="stylesheet"[^>]*href="[^"]*price[^"]*\.css"/)
  const markdown = await site.read('dist/docs/page/index.md')
  expect(markdown).toContain('At most 9 of **rows**.')
  expect(markdown).toContain('### In *words*')
  expect(markdown).not.toContain('import ')
  const scripts = (await readdir(join(site.root, 'dist/assets'))).filter((name) =>
    name.endsWith('.js'),
  )
  for (const name of scripts) {
    expect(await site.read(`dist/assets/${name}`)).not.toContain('never negative')
  }
})

it('builds the example of the manual', async () => {
  const manual = join(import.meta.dirname, '../../../apps/docs/content/docs/02-writing/16-mdx.md')
  const blocks = (await readFile(manual, 'utf8')).matchAll(
    /^```\w+ title="((?:src|content)\/[^"]+)"\n([\s\S]*?)^```$/gm,
  )
  for (const [, path = '', code = ''] of blocks) await site.write(path, code)
  await site.write('content/plans.json', '[{ "name": "Free" }]')
  for (const path of ['content/docs/page.mdx', 'src/components/price.jsx']) await site.remove(path)
  const { ok, output } = await site.build()
  expect(ok, output).toBe(true)
  const html = await site.read('dist/docs/prices/index.html')
  expect(html).toContain('<h2 id="prices-of-2026">')
  expect(html).toContain('<p>A seat costs <strong>42 €</strong>.</p>')
  expect(html).toMatch(/<ul>\s*<li>Free<\/li>\s*<\/ul>/)
  expect(html).toContain('<p>At most nine rows.</p>')
})

it('finds components of the project when the content lies elsewhere', async () => {
  const elsewhere = await mkdtemp(`${site.root}-content-`)
  await cp(join(site.root, 'content'), elsewhere, { recursive: true })
  await writeFile(join(elsewhere, 'docs/page.mdx'), '<Price euro={42} />\n')
  await site.write('src/components/price.css', '')
  await site.edit(
    'landing.config.js',
    "baseUrl: '/base/',",
    `baseUrl: '/base/', contentDir: ${JSON.stringify(elsewhere)},`,
  )
  const { ok, output } = await site.build()
  expect(ok, output).toBe(true)
  expect(await site.read('dist/docs/page/index.html')).toContain('<p class="price">42 € ')
  const server = await site.serve('dev')
  try {
    const response = await fetch(`${server.href}docs/page/`)
    expect(await response.text()).toContain('<p class="price">42 € ')
  } finally {
    await server.close()
    await rm(elsewhere, { recursive: true })
  }
})

it('names the place of a component that fails, of one that is missing, and of wrong syntax', async () => {
  await withPlugin()
  await site.write('src/components/price.css', '')
  await site.edit('content/docs/page.mdx', '6 * 7', '-1')
  const failed = await site.build()
  expect(failed.ok).toBe(false)
  expect(failed.output).toContain('docs/page.mdx:17:1')
  expect(failed.output).toContain('The component "<Price>" failed: A price is never negative.')

  await site.edit('content/docs/page.mdx', '<Limits most', '<Limit most')
  await site.edit('content/docs/page.mdx', './_limits.mdx', './_limit.mdx')
  const missing = await site.build()
  expect(missing.output).toContain('The file "./_limit.mdx" of the import does not exist.')
  expect(missing.output).toContain('There is no component <Limit>.')

  await site.write('content/docs/page.mdx', 'Text\n\n<b>open\n')
  expect((await site.build()).output).toMatch(/docs\/page\.mdx:3:1[\s\S]*closing tag for `<b>`/)

  await site.write('content/docs/page.mdx', "import x from 'not-there'\n\n{x + 1}\n")
  const unresolved = await site.build()
  expect(unresolved.ok).toBe(false)
  expect(unresolved.output).toContain('docs/page.mdx:3:1')
  expect(unresolved.output).toContain(
    'The expression "{x + 1}" failed: "not-there", which the page imports, cannot be found.',
  )
  expect(unresolved.output).toContain('Run "npm install not-there".')
})

it('shows edits of a page, of a fragment and of a component while the dev server runs', async () => {
  await withPlugin()
  await site.write('src/components/price.css', '')
  const server = await site.serve('dev')
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    const shows = (words: string) =>
      page.waitForFunction((wanted) => document.body.textContent?.includes(wanted), words)
    await openLive(page, `${server.href}docs/page/`)
    await shows('42 €')
    // A press before the island is hydrated is lost, also after Vite's reload for what it has bundled.
    const button = page.locator('landing-island button')
    const press = () => button.click().then(() => button.textContent())
    await expect.poll(press, { timeout: 30_000 }).toMatch(/Pressed [4-9] times/)
    await site.edit('content/docs/page.mdx', '6 * 7', '6 * 8')
    await shows('48 €')
    await site.edit('content/docs/_limits.mdx', 'At most', 'No more than')
    await shows('No more than 9 of rows')
    await site.edit('src/components/price.jsx', '€', 'EUR')
    await shows('48 EUR')
  } finally {
    await browser.close()
    await server.close()
  }
})
