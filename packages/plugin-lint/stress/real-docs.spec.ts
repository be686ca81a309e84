import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openContent } from '@landing/content'
import { isElementName } from '@landing/markdown/lint'
import { afterAll, describe, expect, it } from 'vitest'
import { withLint } from '../src/index'

const shared = process.env.LANDING_SHARED ?? resolve(import.meta.dirname, '../../../../shared')
const corpora = join(shared, 'corpora')
const sites = [
  { name: 'opentofu', folder: 'website', docs: 'docs' },
  { name: 'vitepress', folder: 'docs', docs: 'en' },
  { name: 'starlight', folder: 'docs/src/content', docs: 'docs' },
  { name: 'btp', folder: '.', docs: 'docs' },
]
const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** What an author wrote for a tool, as a reader sees it: in the text outside of code. */
const syntax =
  /^\s*(?:import|export) .*['"{]|\{\{|\{%|^\s*:::|<<<|\[\[toc\]\]|\{\/\*|<\/?[A-Z]\w*[a-z]|(?<![\w\\$%#/}\]@:=&?-])\{[A-Za-z_$][\w.$]*\}(?![\w/@{=-])/m

function shownSyntax(html: string): readonly string[] {
  const text = html
    .replace(/<(pre|code|math)\b[\s\S]*?<\/\1>/g, ' ')
    // The site fills in components where their comments are.
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/<[^>]*>/g, (tag) => (isKnown(tag) ? '' : '<<<'))
    .replaceAll('&lt;', '<')
    .replaceAll('&#x3C;', '<')
  return text.split('\n').filter((line) => syntax.test(line))
}

function isKnown(tag: string): boolean {
  const name = /^<\/?([a-z][^\s/>]*)/i.exec(tag)?.[1] ?? ''
  return isElementName(name, 'html') || isElementName(name, 'svg')
}

describe.each(sites)('the documentation of $name', ({ name, folder, docs }) => {
  const archive = join(corpora, `${name}-docs.tar.gz`)
  const isThere = existsSync(archive)

  it.runIf(isThere)(
    `publishes no page that shows syntax of another tool without a message${isThere ? '' : ' (skipped: it is not here)'}`,
    async () => {
      const unpacked = mkdtempSync(join(tmpdir(), 'landing-real-'))
      folders.push(unpacked)
      execFileSync('tar', ['xzf', archive, '-C', unpacked])
      const config = withLint({
        title: 'Site',
        url: 'https://example.org',
        docs: { path: docs },
      })
      const contentDir = join(unpacked, folder)
      const content = await openContent({ contentDir, config, production: false })
      const silent: string[] = []
      let pages = 0
      let marked = 0
      for await (const { page } of content.renderAll()) {
        pages++
        const shown = page.data.kind === 'doc' ? shownSyntax(page.data.html) : []
        if (shown.length === 0) continue
        marked++
        const isNamed = page.messages.some(({ code }) =>
          /^(?:syntax|html|directive|mdx)\/|^page\/no-parser$/.test(code),
        )
        if (!isNamed) silent.push(`${page.data.path}: ${shown[0]}`)
      }
      await content.dispose()
      expect(pages).toBeGreaterThan(30)
      // Else the scan has gone blind. Pages of MDX show no syntax at all.
      if (name === 'vitepress') expect(marked).toBeGreaterThan(0)
      expect(silent).toEqual([])
    },
  )
})
