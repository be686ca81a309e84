import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import fc from '@landing/tooling/fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FixtureSite, openFixture } from './fixture-site'

let site: FixtureSite
beforeAll(async () => {
  site = await openFixture()
  const links = ['onBrokenLinks', 'onBrokenMarkdownLinks', 'onBrokenAnchors']
  const policies = links.map((name) => `${name}: 'warn'`)
  await site.edit('landing.config.js', 'theme:', `links: { ${policies.join(', ')} }, theme:`)
  await site.write('content/docs/_shared.md', 'Shared.\n')
})
afterAll(() => site.dispose())

/** Path of a page, which keeps its number when it moves to another folder. */
const placeOf = (page: number, folder: number) => `content/docs/part-${folder}/page-${page}.md`
const folders = [0, 1, 2]
const pages = [0, 1, 2, 3, 4, 5, 6, 7]

interface Edit {
  readonly kind: keyof typeof edits
  /** Number of a page. */
  readonly page: number
  /** Number of another page. */
  readonly other: number
  /** Makes the text of an edit its own. */
  readonly number: number
}

/** Appends to a page, wherever it is; a page that was removed comes back. */
async function append({ page }: Edit, text: string): Promise<void> {
  const place = await find(page)
  await site.write(place, `${await site.read(place).catch(() => '')}\n${text}\n`)
}

async function setInFrontMatter({ page }: Edit, line: string): Promise<void> {
  const place = await find(page)
  const text = await site.read(place).catch(() => '')
  const [, lines = '', body = text] = /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(text) ?? []
  const key = line.slice(0, line.indexOf(':') + 1)
  const kept = lines.split('\n').filter((each) => each !== '' && !each.startsWith(key))
  await site.write(place, `---\n${[...kept, line].join('\n')}\n---\n${body}`)
}

async function find(page: number): Promise<string> {
  for (const folder of folders) {
    const place = placeOf(page, folder)
    if ((await site.read(place).catch(() => undefined)) !== undefined) return place
  }
  return placeOf(page, page % folders.length)
}

const edits = {
  sentence: (edit: Edit) => append(edit, `Sentence ${edit.number}.`),
  heading: (edit: Edit) => append(edit, `## Heading ${edit.number}`),
  code: (edit: Edit) => append(edit, `~~~js title="a.js"\nconst a = ${edit.number}\n~~~`),
  component: (edit: Edit) => append(edit, `::counter{start="${edit.number}"}`),
  include: (edit: Edit) => append(edit, '::include{file="/docs/_shared.md"}'),
  shared: ({ number }: Edit) => site.write('content/docs/_shared.md', `Shared ${number}.\n`),
  async link(edit: Edit) {
    const from = await find(edit.page)
    await append(edit, `[Link](${relative(join(from, '..'), await find(edit.other))})`)
  },
  title: (edit: Edit) => setInFrontMatter(edit, `title: Title ${edit.number}`),
  position: (edit: Edit) => setInFrontMatter(edit, `sidebar_position: ${edit.number}`),
  slug: (edit: Edit) => setInFrontMatter(edit, `slug: slug-${edit.page}-${edit.number}`),
  tag: (edit: Edit) => setInFrontMatter(edit, `tags: [tag-${edit.other}]`),
  draft: (edit: Edit) => setInFrontMatter(edit, `draft: ${edit.number % 2 === 0}`),
  unlisted: (edit: Edit) => setInFrontMatter(edit, `unlisted: ${edit.number % 2 === 0}`),
  category: ({ other, number }: Edit) =>
    site.write(`content/docs/part-${other % 3}/_category_.yml`, `label: Part ${number}\n`),
  remove: async ({ page }: Edit) => site.remove(await find(page)).catch(() => undefined),
  async move({ page, other }: Edit) {
    const place = placeOf(page, other % 3)
    await site.write(join(place, '../.keep'), '')
    await rename(join(site.root, await find(page)), join(site.root, place)).catch(() => undefined)
  },
  static: ({ other, number }: Edit) => site.write(`content/static/${other}.txt`, String(number)),
  style: ({ number }: Edit) => site.write('src/styles.css', `.own { order: ${number} }\n`),
  async config({ number }: Edit) {
    const text = await site.read('landing.config.js')
    await site.write('landing.config.js', text.replace(/title: '[^']*',/, `title: 'S${number}',`))
  },
} satisfies Record<string, (edit: Edit) => Promise<unknown>>

const anyEdit = fc.record({
  kind: fc.constantFrom(...(Object.keys(edits) as (keyof typeof edits)[])),
  page: fc.constantFrom(...pages),
  other: fc.constantFrom(...pages),
  number: fc.nat(9),
})

/** Messages and files of a build; messages alone of one that fails. */
async function built(): Promise<Map<string, string>> {
  const { ok, output } = await site.build('--logLevel', 'warn')
  if (!ok) return new Map([['messages', output]])
  const entries = await readdir(join(site.root, 'dist'), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const texts = files.map(async ({ parentPath, name }) => {
    const file = join(parentPath, name)
    return [relative(site.root, file), await readFile(file, 'latin1')] as const
  })
  return new Map([...(await Promise.all(texts)), ['messages', output]])
}

it('writes what a build from nothing writes, whatever was edited since the last one', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(anyEdit, { minLength: 1, maxLength: 6 }), { minLength: 4, maxLength: 4 }),
      async (rounds) => {
        for (const round of rounds) {
          for (const edit of round) await edits[edit.kind](edit)
          const after = await built()
          await rename(join(site.root, '.cache'), join(site.root, '.kept'))
          await rename(join(site.root, 'dist'), join(site.root, 'kept'))
          expect(after).toEqual(await built())
          await rm(join(site.root, '.cache'), { recursive: true, force: true })
          await rm(join(site.root, 'dist'), { recursive: true, force: true })
          await rename(join(site.root, 'kept'), join(site.root, 'dist'))
          await rename(join(site.root, '.kept'), join(site.root, '.cache'))
        }
      },
    ),
    // Caches and pages stay from run to run, so a shorter list of edits would say nothing.
    { numRuns: 5, endOnFailure: true },
  )
}, 600_000)
