import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { openContent } from '../content/open-content'
import { renderPath, writeFiles, writeSite } from '../fixtures/write-site'

const base = { title: 'S', url: 'https://example.org' }

/** Runs git as a person, whoever the environment says it is. */
function gitAs(name: string, cwd: string, args: readonly string[], date?: string): void {
  const identity = ['AUTHOR', 'COMMITTER'].flatMap((role) => [
    [`GIT_${role}_NAME`, name],
    [`GIT_${role}_EMAIL`, `${name}@example.org`],
    ...(date === undefined ? [] : [[`GIT_${role}_DATE`, date]]),
  ])
  execFileSync('git', args, { cwd, env: { ...process.env, ...Object.fromEntries(identity) } })
}

it('knows from one call to git when each document was last changed, and by whom', async () => {
  const contentDir = writeSite({
    'docs/a.md': '# A',
    'docs/ä ö.md': '# Ä',
    'docs/new.md': '---\nlast_update:\n  author: Me\n---\n',
  })
  const git = (date: string, ...args: string[]) => gitAs('Ann', contentDir, args, date)
  const open = () =>
    openContent({
      contentDir,
      config: { ...base, docs: { showLastUpdate: true } },
      production: true,
    })
  expect((await renderPath(await open(), '/docs/a/')).data).not.toHaveProperty('lastUpdate')
  git('2030-01-01T00:00:00Z', 'init', '-q')
  git('2030-01-01T00:00:00Z', 'add', 'docs/a.md', 'docs/ä ö.md')
  git('2030-01-01T00:00:00Z', 'commit', '-qm', 'one')
  writeFiles(contentDir, { 'docs/ä ö.md': '# Ä changed' })
  git('2030-02-02T00:00:00Z', 'commit', '-qam', 'two')
  const content = await open()
  const update = async (path: string) => {
    const { data } = await renderPath(content, path)
    return data.kind === 'doc' ? data.lastUpdate : undefined
  }
  expect(await update('/docs/a/')).toEqual({
    date: expect.stringMatching(/^2030-01-01T00:00:00/) as string,
    author: 'Ann',
  })
  expect(await update('/docs/%C3%A4%20%C3%B6/')).toMatchObject({
    date: expect.stringMatching(/^2030-02-02T00:00:00/) as string,
  })
  expect(await update('/docs/new/')).toEqual({ author: 'Me' })
})

it('names all who changed a document, those with most changes first', async () => {
  const contentDir = writeSite({ 'docs/a.md': '# A', 'docs/b.md': '# B' })
  const git = (name: string, ...args: string[]) => gitAs(name, contentDir, args)
  git('Ann', 'init', '-q')
  git('Ann', 'add', 'docs/a.md')
  for (const name of ['Ann', 'Bob', 'Bob']) {
    writeFiles(contentDir, { 'docs/a.md': `# A ${Math.random()}` })
    git(name, 'commit', '-qam', 'Change')
  }
  const config = { ...base, docs: { showContributors: true } }
  const content = await openContent({ contentDir, config, production: true })
  const { data } = await renderPath(content, '/docs/a/')
  expect(data).toMatchObject({ contributors: ['Bob', 'Ann'] })
  expect(data).not.toHaveProperty('lastUpdate')
  expect((await renderPath(content, '/docs/b/')).data).not.toHaveProperty('contributors')
})
