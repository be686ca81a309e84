import { join } from 'node:path'
import { launchBrowser } from '@landing/tooling/browser'
import { serveStatic } from '@landing/tooling/static-server'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { type FixtureSite, openFixture } from '../fixture-site'

/** A site whose pages have all that a way to them may leave open, mark or scroll, on a static host. */
export interface WalkSite {
  readonly href: string
  /** Holds documents back until the returned function is called. */
  holdDocuments(): () => void
  /** Opens two tabs of one browser: one to walk in, and one that loads each address afresh. */
  openTabs(options: BrowserContextOptions): Promise<Tabs>
  close(): Promise<void>
}

export interface Tabs {
  readonly page: Page
  readonly fresh: Page
  /** What the browser complained about since the tabs were opened. */
  readonly problems: string[]
  close(): Promise<void>
}

export async function openWalkSite(): Promise<WalkSite> {
  const site = await openFixture()
  await writePages(site)
  await site.buildOrThrow()
  let held: Promise<void> | undefined
  const server = await serveStatic({
    folder: join(site.root, 'dist'),
    base: '/base/',
    hold: (path) => (path.endsWith('/') ? held : undefined),
    // A document that was prefetched could not be held back.
    headers: { 'Cache-Control': 'no-store' },
  })
  const browser = await launchBrowser()
  return {
    href: server.href,
    holdDocuments() {
      let release = () => {}
      held = new Promise((resolve) => {
        release = resolve
      })
      return () => {
        held = undefined
        release()
      }
    },
    async openTabs(options) {
      const context = await browser.newContext(options)
      const problems: string[] = []
      const open = async () => {
        const tab = await context.newPage()
        tab.on('pageerror', (error) => problems.push(error.message))
        tab.on('console', (message) => {
          // Browsers look for an icon of a text file there.
          const isIcon = message.location().url.endsWith('/favicon.ico')
          if (/error|warning/.test(message.type()) && !isIcon) problems.push(message.text())
        })
        return tab
      }
      return { page: await open(), fresh: await open(), problems, close: () => context.close() }
    },
    async close() {
      await browser.close()
      await server.close()
      await site.dispose()
    },
  }
}

/** Paragraphs that fill more than a window together. */
const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, number) =>
    `Paragraph ${number} says nothing, in as many words as a window is wide. `.repeat(3),
  ).join('\n\n')

const links = `[long](/docs/long.md) [beta](/docs/long.md#beta) [end](/docs/long.md#omega)
[size](/docs/long.md#größe-und-maß) [tabs](/docs/tabs.md) [zebra](/docs/tabs.md#zebra)
[yak](/docs/tabs.md#yak) [inner](/docs/tabs.md#inner) [second](/docs/guides/second.md)
[part](/docs/guides/second.md#part) [grow](/docs/guides/grow.mdx) [short](/docs/guides/deep/short.md)
<a href="/base/docs/tabs/?lang=TS#ox">query</a>
`

const osTabs = `:::::tabs{group=os}
::::tab[Mac]
Text for Mac.
::::
::::tab[Linux]
Text for Linux.

${paragraphs(3)}
::::
:::::
`

const pages = {
  long: `# Long

${links}

See [beta](#beta) and [omega](#omega).

## Alpha

${paragraphs(12)}

## Beta

${paragraphs(6)}

[Alpha](#alpha) [gamma](#gamma) [beta itself](#beta)

### Größe und Maß

${paragraphs(6)}

## Gamma

${paragraphs(14)}

${links}

## Omega

The end; [beta](#beta).
`,
  tabs: `# Tabs

${links}

[zebra](#zebra) [ox](#ox) [yak](#yak) [inner](#inner) [last](#last)

:::::tabs
::::tab[One]
### Antelope

${paragraphs(5)}
::::
::::tab[Two]
### Zebra

${paragraphs(9)}

### Ox

${paragraphs(2)}
::::
:::::

${osTabs}

:::::tabs{query=lang}
::::tab[JS]
Text for JS.
::::
::::tab[TS]
Text for TS.
::::
:::::

<details>
<summary>More</summary>

### Yak

${paragraphs(4)}

<details>
<summary>Even more</summary>

### Inner

${paragraphs(4)}

</details>

</details>

## Last

${paragraphs(8)}

${links}
`,
  'guides/second': `# Second

${links}

${osTabs}

<details>
<summary>Other</summary>

Something else.

</details>

${paragraphs(10)}

## Part

${paragraphs(4)}
`,
  'guides/deep/short': `# Short

${links}

## One

## Two

[one](#one) [two](#two)
`,
}

async function writePages(site: FixtureSite): Promise<void> {
  await site.edit(
    'landing.config.js',
    "baseUrl: '/base/',",
    "baseUrl: '/base/', plugins: ['@landing/plugin-mdx'],",
  )
  for (const [path, text] of Object.entries(pages)) {
    await site.write(`content/docs/${path}.md`, text)
  }
  await site.write(
    'content/docs/guides/grow.mdx',
    `# Grow\n\n${links}\n\n${paragraphs(3)}\n\n<Grower />\n\n${paragraphs(6)}\n`,
  )
  await site.write(
    'src/components/grower.jsx',
    `'use client'
import { useEffect, useState } from 'react'

export const hydrate = 'load'

export default function Grower() {
  const [lines, setLines] = useState(['First'])
  useEffect(() => setLines(Array(40).fill('Later')), [])
  return lines.map((line, number) => <p key={number}>{line}</p>)
}
`,
  )
  const items = `[
    { label: 'Long', to: '/docs/long/' },
    { label: 'More', items: [{ label: 'Tabs', to: '/docs/tabs/' }, { label: 'Beta', to: '/docs/long/#beta' }] },
  ]`
  await site.edit('landing.config.js', 'items: []', `items: ${items}`)
}
