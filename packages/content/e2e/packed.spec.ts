import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { writeFiles, writeSite } from '../src/fixtures/write-site'

const packages = resolve(import.meta.dirname, '../..')

/** A project with nothing but the packed tarballs and what they depend on. */
let project: string

beforeAll(() => {
  project = writeSite({ 'package.json': '{ "type": "module" }' })
  for (const name of ['schema', 'markdown', 'content']) install(join(packages, name))
}, 120_000)

function install(folder: string): void {
  if (isStale(folder)) run(join(folder, 'node_modules/.bin/tsup'), [], folder)
  const packed = run('pnpm', ['pack', '--pack-destination', project], folder)
  const tarball =
    packed
      .split('\n')
      .find((line) => line.trim().endsWith('.tgz'))
      ?.trim() ?? ''
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  const target = join(project, 'node_modules', manifest.name)
  mkdirSync(target, { recursive: true })
  const file = resolve(project, tarball)
  execFileSync('tar', ['xzf', file, '-C', target, '--strip-components=1'])
  for (const name of Object.keys(manifest.dependencies)) {
    const link = join(project, 'node_modules', name)
    if (name.startsWith('@landing/') || existsSync(link)) continue
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join(folder, 'node_modules', name), link)
  }
}

interface Manifest {
  readonly name: string
  readonly dependencies: Readonly<Record<string, string>>
}

/** Is the built code older than its source? Then the tarball would not hold what is tested. */
function isStale(folder: string): boolean {
  const built = statSync(join(folder, 'dist/index.js'), { throwIfNoEntry: false })?.mtimeMs ?? 0
  return readdirSync(join(folder, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .some((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs > built)
}

/** Runs a command; pnpm may be there under the name that started this test only. */
function run(command: string, args: readonly string[], cwd: string): string {
  const starter = process.env.npm_execpath ?? ''
  const options = { cwd, encoding: 'utf8', stdio: 'pipe' } as const
  if (command === 'pnpm' && starter.includes('pnpm')) {
    // Some releases of pnpm are a script, others a program.
    return /\.[cm]?js$/.test(starter)
      ? execFileSync(process.execPath, [starter, ...args], options)
      : execFileSync(starter, args, options)
  }
  return execFileSync(command, args, options)
}

it('compiles a folder with the ten lines of the README, from the packed tarball', () => {
  const readme = readFileSync(join(packages, 'content/README.md'), 'utf8')
  const example = /```js\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''
  expect(example.trim().split('\n').length).toBeLessThanOrEqual(10)
  writeFiles(project, {
    'example.js': example,
    'content/docs/intro.md':
      '# Hello\n\nSee [guides](guides/first.md).\n\n```ts\nconst a = 1\n```\n',
    'content/docs/guides/first.md': '---\ntitle: First steps\n---\n\n:::tip\nBegin here.\n:::\n',
  })
  const output = run(process.execPath, ['example.js'], project)
  expect(output.trim().split(/ *\n/)).toEqual([
    '/docs/guides/first/ First steps',
    '/docs/intro/ Hello',
  ])
  expect(readFileSync(join(project, 'out/docs/intro/index.html'), 'utf8')).toContain(
    '<a href="/docs/guides/first/">guides</a>',
  )
})

it('compiles on threads, byte for byte as without', () => {
  const pages = Array.from({ length: 260 }, (_, number) => [
    `large/docs/p${number}.md`,
    `# P ${number}\n\n[next](p${number + 1}.md)\n\n\`\`\`ts\nconst a${number} = 1\n\`\`\`\n\n::table{data="t"}\n`,
  ])
  writeFiles(project, {
    ...(Object.fromEntries(pages) as Record<string, string>),
    'threads.js': `
      import { createHash } from 'node:crypto'
      import { openContent } from '@landing/content'
      const data = { t: () => ({ columns: [{ key: 'a', label: 'A' }], rows: [{ a: 'cell' }] }) }
      const config = { title: 'T', url: 'https://example.org', data }
      for (const threads of [0, 2]) {
        const content = await openContent({ contentDir: 'large', config, production: true, threads })
        const hash = createHash('sha256')
        for await (const each of content.renderAll()) hash.update(JSON.stringify(each))
        console.log(hash.digest('hex'))
        await content.dispose()
      }
    `,
  })
  const [without, on] = run(process.execPath, ['threads.js'], project).trim().split('\n')
  expect(on).toMatch(/^[0-9a-f]{64}$/)
  expect(on).toBe(without)
})

it('has declarations for everything it exports, and nothing of its sources', () => {
  const files = run('tar', ['tzf', tarballOf('content')], project).split('\n')
  expect(files).toContain('package/dist/index.d.ts')
  expect(files).toContain('package/README.md')
  expect(files.filter((file) => file.includes('/src/') || file.includes('.test.'))).toEqual([])
})

function tarballOf(name: string): string {
  return readdirSync(project).find((file) => file.startsWith(`landing-${name}-`)) ?? ''
}
