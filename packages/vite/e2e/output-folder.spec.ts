import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type FixtureSite, openFixture } from './fixture-site'

let site: FixtureSite
/** A folder beside the project, as its configuration names it. */
let notes: string
beforeAll(async () => {
  site = await openFixture()
  notes = `../${basename(site.root)}-notes`
  // A folder of the site's own, so that a test can delete it.
  await site.edit('vite.config.js', 'export default {', "export default { cacheDir: '.cache',")
})
afterEach(async () => {
  for (const path of ['dist', notes]) {
    await rm(join(site.root, path), { recursive: true, force: true })
  }
})
afterAll(() => site.dispose())

const build = async (...options: readonly string[]): Promise<string> =>
  (await site.buildOrThrow(...options)).trim()
const failure = (...options: readonly string[]): Promise<string> => site.buildFailure(...options)

/** All files of the project's sources, and of the folder beside it. */
const sources = async () => {
  const lists = ['content', 'src', 'node_modules', notes].map(async (folder) => {
    const names = await readdir(join(site.root, folder), { recursive: true }).catch(() => [])
    // Vite puts its compiled configuration into `node_modules`.
    const own = names.filter((name) => !name.startsWith('.vite'))
    return own.map((name) => `${folder}/${name}`).sort()
  })
  return (await Promise.all(lists)).flat()
}

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
    cwd: site.root,
    encoding: 'utf8',
  })

describe('a build into a folder with sources', () => {
  it('is refused, also with the leave to empty the folder', async () => {
    const before = await sources()
    for (const options of [[], ['--emptyOutDir']]) {
      expect(await failure('--outDir', 'content', ...options)).toBe(
        'error during build:\nbuild/output-folder: Invalid output folder "content": it is the content folder.\n\nA build replaces files in its output folder. Set "build.outDir" in the Vite configuration to a separate folder, such as "dist".',
      )
    }
    expect(await sources()).toEqual(before)
    expect(existsSync(join(site.root, '.landing'))).toBe(false)
  })

  it('is refused through a link', async () => {
    const before = await sources()
    await symlink('content', join(site.root, 'dist'))
    expect(await failure()).toContain(
      'Invalid output folder "dist" (a link to "content"): it is the content folder.',
    )
    expect(await sources()).toEqual(before)
  })
})

describe('a build into a folder with other files', () => {
  it('is refused, also through a link', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await site.write(`${notes}/${name}.md`, 'mine')
    const before = await sources()
    await symlink(notes, join(site.root, 'dist'))
    for (const outDir of [notes, 'dist']) {
      expect(await failure('--outDir', outDir)).toBe(
        `error during build:\nbuild/output-folder: The output folder "${outDir}" has contents that no build wrote: "a.md", "b.md", "c.md" and 2 more.\n\nSet "build.outDir" in the Vite configuration to another folder, or "build.emptyOutDir" to true to let the build delete everything in this one. Output of an older version of Landing can be deleted.`,
      )
    }
    expect(await sources()).toEqual(before)
  })

  it('deletes them with emptyOutDir, apart from .git', async () => {
    await site.write(`${notes}/a.md`, 'mine')
    await site.write(`${notes}/.git/HEAD`, 'ref: refs/heads/main\n')
    expect(await build('--outDir', notes, '--emptyOutDir')).toMatch(/ 0 kept, 1 removed$/)
    expect(await sources()).not.toContain(`${notes}/a.md`)
    expect(await site.read(`${notes}/.git/HEAD`)).toBe('ref: refs/heads/main\n')
    // From here on the folder is known.
    expect(await build('--outDir', notes)).toMatch(/: 0 files written, \d+ kept, 0 removed$/)
  })
})

describe('a build into its own output folder', () => {
  it('keeps files that were added by hand, and names them', async () => {
    await mkdir(join(site.root, 'dist'))
    await build()
    await site.write('dist/report.pdf', 'mine')
    await site.write('dist/docs/draft.md', 'mine')
    expect(await build()).toMatch(
      /^✓ 2 documents, 1 page of src\/pages and 5 generated pages in [^\n]*, 0 removed\s+Files in the output folder "dist" that no build wrote, left as they are: "docs\/draft.md", "report.pdf". To publish files with the site, move them to the folder of static files.$/,
    )
    expect(await site.read('dist/report.pdf')).toBe('mine')
    expect(await site.read('dist/docs/draft.md')).toBe('mine')
  })

  it('is refused if it would overwrite a file that was added by hand', async () => {
    await build()
    await site.write('dist/docs/new/index.html', 'mine')
    await site.write('content/docs/new.md', '# New\n')
    expect(await failure()).toBe(
      'error during build:\nbuild/foreign-file: The build would overwrite files in the output folder that no build wrote: "docs/new/index.html".\n\nMove them to the folder of static files to publish them with the site, or delete them. The output folder is unchanged.',
    )
    expect(await site.read('dist/docs/new/index.html')).toBe('mine')
    expect(existsSync(join(site.root, 'dist/docs/new/page.json'))).toBe(false)
    await site.remove('content/docs/new.md')
  })

  it('names a page that is gone, with the redirect to paste, once', async () => {
    await site.write('content/docs/setup.md', '# Setup\n')
    await build()
    await site.remove('content/docs/setup.md')
    await site.write('content/docs/set-up.md', '# Set up\n')
    const { output } = await site.build()
    expect(output).toContain(
      "redirect it: redirects: [{ from: '/docs/setup/', to: '/docs/set-up/' }].",
    )
    expect((await site.build()).output).not.toContain('routes/gone')
    await site.remove('content/docs/set-up.md')
  })

  it('removes stale files also when the cache is lost', async () => {
    await site.write('content/docs/old.md', '# Old\n')
    await build()
    expect(existsSync(join(site.root, 'dist/docs/old/index.html'))).toBe(true)
    await site.remove('content/docs/old.md')
    await site.remove('.cache')
    expect(await build()).toMatch(/ 0 kept, [1-9]\d* removed$/)
    expect(existsSync(join(site.root, 'dist/docs/old'))).toBe(false)
    // The same as a build into a new folder.
    await cp(join(site.root, 'dist'), join(site.root, notes), { recursive: true })
    await site.remove('dist')
    await build()
    const names = async (folder: string) =>
      (await readdir(join(site.root, folder), { recursive: true })).sort()
    expect(await names('dist')).toEqual(await names(notes))
    const manifest = (folder: string) =>
      readFile(join(site.root, folder, '.landing-manifest'), 'utf8')
    expect(await manifest('dist')).toBe(await manifest(notes))
  })

  it('keeps a git worktree', async () => {
    git('init', '--quiet')
    git('commit', '--quiet', '--allow-empty', '--message', 'Begin')
    git('worktree', 'add', '--quiet', '-b', 'gh-pages', 'dist')
    try {
      await site.write('dist/CNAME', 'docs.example.org\n')
      for (const _ of ['first', 'second']) {
        expect(await build()).toMatch(
          /^✓ 2 documents, 1 page of src\/pages and 5 generated pages in [^\n]* 0 removed$/,
        )
        expect(await site.read('dist/CNAME')).toBe('docs.example.org\n')
        expect(git('-C', 'dist', 'status', '--short')).toContain('?? index.html')
      }
    } finally {
      await site.remove('.git')
    }
  })
})

describe('an output folder', () => {
  const otherDisk = '/dev/shm'
  it.skipIf(!existsSync(otherDisk))(
    'may be on another disk, by path and through a link',
    async () => {
      const folder = await mkdtemp(join(otherDisk, 'landing-'))
      try {
        expect(await build('--outDir', folder)).toMatch(
          /^✓ 2 documents, 1 page of src\/pages and 5 generated pages in/,
        )
        expect(await readdir(folder)).toContain('index.html')
        await symlink(folder, join(site.root, 'dist'))
        expect(await build()).toMatch(
          /^✓ 2 documents, 1 page of src\/pages and 5 generated pages in [^\n]*, 0 removed$/,
        )
        expect(existsSync(join(folder, '.landing'))).toBe(false)
      } finally {
        await rm(folder, { recursive: true })
      }
    },
  )

  it.each([
    ['a file', () => site.write('dist', 'mine'), 'it is a file'],
    [
      'a link to nothing',
      () => symlink('nothing', join(site.root, 'dist')),
      'it is a link to a folder that does not exist',
    ],
  ])('cannot be %s', async (_, make, reason) => {
    await make()
    expect(await failure()).toContain(`Invalid output folder "dist": ${reason}.`)
  })

  it('is written when the cache cannot be', async () => {
    await site.remove('.cache').catch(() => {})
    await site.write('.cache/landing', 'a file where the folder of the cache should be')
    try {
      expect(await build()).toMatch(
        /^✓ 2 documents, 1 page of src\/pages and 5 generated pages in [^\n]*\s+The cache could not be written: the next build writes all files again\. Could not access [^\n]* \(E[A-Z]+, \w+\)\. [^\n]*\.$/,
      )
      expect(await site.read('dist/docs/start/index.html')).toContain('The first paragraph.')
      await site.remove('.cache')
      await site.write('.cache/landing/store', 'a file where a folder should be')
      expect(await build()).toMatch(
        /\nThe cache could not be written: the next build takes longer\. Could not access [^\n]* \(E[A-Z]+, \w+\)\. [^\n]*\.$/,
      )
    } finally {
      await site.remove('.cache')
    }
  })
})

describe('static files', () => {
  afterEach(() => site.restore())

  it('are named when they are replaced, secret or linked from elsewhere', async () => {
    await site.write('content/static/404.html', 'mine')
    await site.write('content/static/robots.txt', 'mine')
    await site.write('content/static/.env', 'TOKEN=secret')
    await site.write('notes.txt', 'outside')
    await symlink('../../notes.txt', join(site.root, 'content/static/notes.txt'))
    const printed = await build()
    expect(printed).toContain(
      'Static files replaced by files of the site with the same path: "404.html".',
    )
    expect(printed).toContain('Static files left out, because such files hold secrets: ".env".')
    expect(printed).toContain(
      'Static files published from outside the static folder, through symbolic links: "notes.txt".',
    )
    expect(existsSync(join(site.root, 'dist/.env'))).toBe(false)
    expect(await site.read('dist/notes.txt')).toBe('outside')
    expect(await site.read('dist/robots.txt')).toBe('mine')
  })

  it('are named when they are published in place of the policy', async () => {
    const security = "baseUrl: '/base/', security: { headerFiles: ['_headers', 'vercel.json'] },"
    await site.edit('landing.config.js', "baseUrl: '/base/',", security)
    await site.write('content/static/_headers', 'mine')
    expect(await build()).toContain(
      'Static files published in place of those that "security.headerFiles" makes: "_headers".',
    )
    expect(await site.read('dist/_headers')).toBe('mine')
  })

  it('are not cached for a year like the files with a hash that they lie among', async () => {
    const security = "baseUrl: '/base/', security: { headerFiles: ['_headers'] },"
    await site.edit('landing.config.js', "baseUrl: '/base/',", security)
    await site.write('content/static/assets/logo.svg', '<svg/>')
    expect(await build()).toContain('Static files in a folder of hashed files: "assets/logo.svg".')
    const headers = await site.read('dist/_headers')
    expect([headers.includes('/base/assets/*'), headers.includes('/base/sidebars/*')]).toEqual([
      false,
      true,
    ])
  })

  it('cannot have the name of a folder', async () => {
    await site.write('content/static/docs/start', 'mine')
    expect(await failure()).toBe(
      'error during build:\nbuild/name-clash: "/docs/start" cannot be both a file of the site and a folder, which "/docs/start/index.html" needs.\n\nRename the static file, or give the page another "slug".',
    )
    await site.restore()
    await site.edit(
      'landing.config.js',
      "baseUrl: '/base/',",
      "baseUrl: '/base/', redirects: [{ from: '/hello.txt', to: '/docs/start/' }],",
    )
    expect(await failure()).toBe(
      'error during build:\nbuild/name-clash: "/hello.txt" cannot be both a file of the site and a folder, which "/hello.txt/index.html" needs.\n\nChange the redirect from "/hello.txt", or rename the other file.',
    )
  })

  it('cannot have the name of a file of a plugin', async () => {
    await site.restore()
    const files = "*files() { yield { path: 'docs/start/index.html', content: '' } }"
    await site.write(
      'list.mjs',
      `export default { name: 'list', site: async () => () => ({ emit: [{ ${files} }] }) }`,
    )
    await site.edit(
      'landing.config.js',
      "baseUrl: '/base/',",
      "baseUrl: '/base/', plugins: ['./list.mjs'],",
    )
    const clash = '"/docs/start/index.html" is written by a page and by plugin "./list.mjs".'
    expect(await failure()).toBe(
      `error during build:\nbuild/name-clash: ${clash}\n\nChange the path of one of the two, or remove the plugin.`,
    )
    await site.restore()
  })

  it('cannot be a file in place of their folder', async () => {
    await site.remove('content/static')
    await site.write('content/static', 'mine')
    expect(await failure()).toContain(
      'build/file-system: Could not access "content/static": a part of the path is a file, not a folder (ENOTDIR, scandir).\n\nRename or remove the file.',
    )
    await site.remove('content/static')
  })
})
