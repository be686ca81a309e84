import { execFileSync } from 'node:child_process'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { removeSites, writeSite } from '@landing/tooling/sites'
import { afterAll, expect, it } from 'vitest'
import { landing } from './landing'

afterAll(removeSites)

const config = (rest = '') =>
  `export default { title: 'T', url: 'https://example.org', i18n: { defaultLocale: 'en', locales: ['en', 'de'] } ${rest} }`

const site = {
  'content/docs/a.md': 'A.\n',
  'content/docs/sub/b.md': 'B.\n',
  'content/docs/.hidden/c.md': 'C.\n',
  'content/i18n/de/docs/a.md': 'A, translated.\n',
  'landing.config.mjs': config(),
}

async function run(folder: string, ...args: string[]) {
  const lines: string[] = []
  const push = (text: string) => lines.push(text)
  const code = await landing(args, folder, { log: push, error: push })
  return { code, text: lines.join('\n') }
}

function commit(folder: string): void {
  const name = ['-c', 'user.name=Ada', '-c', 'user.email=a@example.org']
  for (const args of [
    ['init', '-q'],
    ['add', '.'],
    [...name, 'commit', '-qm', 'All'],
  ]) {
    execFileSync('git', args, { cwd: folder })
  }
}

it('makes a version of the documents in all languages', async () => {
  const folder = writeSite(site)
  expect(await run(folder, 'version', '1.2')).toEqual({
    code: 0,
    text: '✓ Made content/docs_versions/1.2 and content/i18n/de/docs_versions/1.2. Version 1.2 is at /docs/, the next one at /docs/next/.',
  })
  const made = join(folder, 'content/docs_versions')
  expect(readdirSync(made)).toEqual(['1.2'])
  expect(readdirSync(join(made, '1.2'), { recursive: true }).toSorted()).toEqual([
    'a.md',
    'sub',
    join('sub', 'b.md'),
  ])
  const translated = join(folder, 'content/i18n/de/docs_versions/1.2/a.md')
  expect(readFileSync(translated, 'utf8')).toBe('A, translated.\n')
  expect((await run(folder, 'version', '--list')).text).toBe(
    'default\n  current (Next)  /docs/next/\n  1.2  /docs/  latest',
  )
})

it('copies the documents of symbolic links', async () => {
  const folder = writeSite({ ...site, 'content/real/a.md': 'A.\n', 'content/real/b.md': 'B.\n' })
  rmSync(join(folder, 'content/docs'), { recursive: true })
  symlinkSync('real', join(folder, 'content/docs'))
  symlinkSync('a.md', join(folder, 'content/real/c.md'))
  await run(folder, 'version', '1.2')
  const made = join(folder, 'content/docs_versions/1.2')
  expect(lstatSync(made).isDirectory()).toBe(true)
  expect(lstatSync(join(made, 'c.md')).isFile()).toBe(true)
  expect(readdirSync(made).toSorted()).toEqual(['a.md', 'b.md', 'c.md'])
})

it('keeps relative paths right that lead out of the folder and back', async () => {
  const page = (up: string, inside: string) => `---
image: ${up}static/logo.svg
---
import Counter from '${up}../src/counter'
import {
  plans,
} from "${up}plans.json"
import Part from './_part.mdx'
export * from '${up}../src/values'

<Counter picture={import('${up}../src/lazy')} /> <img src="${up}static/logo.svg" />

[post](${up}blog/p.md#part), [b](${inside}sub/b.md), [gone](../blog/gone.md), \`import a from '../../src/counter'\`

    ::include{file="${up}blog/p.md"}

\`\`\`js file=${up}../src/counter.tsx#L1
\`\`\`

\`\`\`js
import Counter from '../../src/counter'
\`\`\`

[post]: ${up}blog/p.md
`
  const folder = writeSite({
    ...site,
    'content/docs/a.mdx': page('../', '../docs/'),
    'content/docs/_part.mdx': 'Part.',
    'content/docs/sub/box.tsx': "import '../../../src/counter'\nimport './b.md'\n",
    'content/i18n/de/docs/b.mdx':
      "import Counter from '../../src/counter'\nimport '../../../../src/lazy'\n",
    'content/blog/p.md': 'P.',
    'content/plans.json': '[]',
    'content/static/logo.svg': '<svg/>',
    'src/counter.tsx': '',
    'src/values/index.ts': '',
    'src/lazy.js': '',
  })
  await run(folder, 'version', '1.2')
  const read = (path: string) => readFileSync(join(folder, 'content', path), 'utf8')
  expect(read('docs_versions/1.2/a.mdx')).toBe(page('../../', './'))
  expect(read('docs_versions/1.2/sub/box.tsx')).toBe(
    "import '../../../../src/counter'\nimport './b.md'\n",
  )
  // A path may be relative to the original of a translation.
  expect(read('i18n/de/docs_versions/1.2/b.mdx')).toBe(
    "import Counter from '../../../../../src/counter'\nimport '../../../../../src/lazy'\n",
  )
})

it('leaves out the docs sets that stand in the folder', async () => {
  const sets = "docs: [{}, { id: 'blog', path: 'docs/blog', routeBasePath: 'blog' }]"
  const folder = writeSite({
    ...site,
    'content/docs/blog/p.md': 'P.\n',
    'landing.config.mjs': config(`, ${sets}`),
  })
  await run(folder, 'version', '1.2', '--docs', 'default')
  expect(readdirSync(join(folder, 'content/docs_versions/1.2'))).toEqual(['a.md', 'sub'])
  await run(folder, 'version', '3', '--docs', 'blog')
  expect(readdirSync(join(folder, 'content/docs/blog_versions/3'))).toEqual(['p.md'])
})

it('refuses names that are taken or wrong, and unknown docs sets', async () => {
  const folder = writeSite({ ...site, 'content/docs_versions/1.2/a.md': 'A.\n' })
  for (const [args, message] of [
    [['1.2'], 'The docs set "default" has a version "1.2" already.'],
    [['current'], '"current" cannot be the name of a version.'],
    [['../x'], '"../x" cannot be the name of a version.'],
    [['2', '--docs', 'defalt'], 'There is no docs set "defalt".\n\nDid you mean "default"?'],
    [['next'], 'The address /docs/next/ of version "next" is that of version "current".'],
    [['2', 'default'], 'Unexpected "default": one version at a time.'],
    [['--remove', '1.3'], 'has no released version "1.3".\n\nDid you mean "1.2"?'],
    [[], 'The name of the version is missing.'],
  ] as const) {
    const { code, text } = await run(folder, 'version', ...args)
    expect(code).toBe(2)
    expect(text).toContain(message)
  }
  expect(readdirSync(join(folder, 'content/docs_versions'))).toEqual(['1.2'])
})

it('refuses versions of the content folder itself', async () => {
  const folder = writeSite({ ...site, 'landing.config.mjs': config(", docs: [{ path: '.' }]") })
  const { code, text } = await run(folder, 'version', '1.2')
  expect(code).toBe(2)
  expect(text).toContain('Documents in the content folder itself cannot have versions.')
  expect(existsSync(join(folder, 'content_versions'))).toBe(false)
})

it('says which folder it cannot write', async () => {
  const folder = writeSite({ ...site, 'content/docs_versions': 'A file.\n' })
  const { code, text } = await run(folder, 'version', '1.2')
  expect(code).toBe(2)
  expect(text).toMatch(/^build\/file-system: Could not access "content.docs_versions/)
})

it('removes only what git has, and what is made of it', async () => {
  const folder = writeSite({ ...site, 'content/docs_versions/1.2/a.md': 'A.\n' })
  const version = join(folder, 'content/docs_versions/1.2')
  const unsaved = 'content/docs_versions/1.2 has files or changes that git does not have.'
  expect((await run(folder, 'version', '--remove', '1.2')).text).toContain(unsaved)
  commit(folder)
  writeFileSync(join(version, 'a.md'), 'Changed.\n')
  expect((await run(folder, 'version', '--remove', '1.2')).text).toContain(unsaved)
  execFileSync('git', ['checkout', '-q', '.'], { cwd: folder })
  mkdirSync(join(version, '.pages'))
  for (const file of ['.gitignore', 'pages.json']) writeFileSync(join(version, '.pages', file), '*')
  expect(await run(folder, 'version', '--remove', '1.2')).toMatchObject({ code: 0 })
  expect(existsSync(version)).toBe(false)
  expect(existsSync(join(folder, 'content/docs/a.md'))).toBe(true)
})

it('runs the other commands by their names', async () => {
  const folder = writeSite(site)
  expect((await run(folder, 'check')).text).toMatch(/ checked: 0 errors/)
  expect((await run(folder)).text).toContain('landing <command>')
  const { code, text } = await run(folder, 'chek')
  expect(code).toBe(2)
  expect(text).toBe('landing/usage: Unknown command "chek".\n\nDid you mean "check"?')
})
