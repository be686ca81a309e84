import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openContent } from '@landing/content'
import { expect, it } from 'vitest'

/** The HTML of a page and the problems that it has, with a preset. */
async function compile(name: string, text: string) {
  const contentDir = mkdtempSync(join(tmpdir(), 'landing-preset-'))
  mkdirSync(join(contentDir, 'docs'))
  mkdirSync(join(contentDir, 'static'))
  writeFileSync(join(contentDir, 'docs/page.mdx'), text)
  for (const image of ['light', 'dark']) {
    writeFileSync(
      join(contentDir, `static/${image}.svg`),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" />',
    )
  }
  const content = await openContent({
    contentDir,
    config: {
      title: 'Site',
      url: 'https://example.org',
      presets: [join(import.meta.dirname, `${name}.ts`)],
      docs: { dialect: name },
    },
    production: true,
  })
  const route = content.model.routes.find(({ kind }) => kind === 'doc')
  if (route === undefined) throw new Error('no route')
  const { data, messages } = await content.renderPage(route)
  rmSync(contentDir, { recursive: true })
  return { html: data.kind === 'doc' ? data.html : '', messages }
}

it.each(['docusaurus', 'starlight'])('compiles each component of %s', async (name) => {
  const folder = join(import.meta.dirname, '../../fixtures/presets', name)
  const { html, messages } = await compile(name, readFileSync(join(folder, 'input.mdx'), 'utf8'))
  expect(messages).toEqual([])
  await expect(
    `${html.replaceAll(/(<\/?(?:div|ul|ol|li|p|h\d|pre|details|summary)\b)/g, '\n$1').trim()}\n`,
  ).toMatchFileSnapshot(join(folder, 'output.html'))
})
