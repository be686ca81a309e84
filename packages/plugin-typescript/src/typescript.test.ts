import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openContent } from '@landing/content'
import { removeSites, renderPath, siteOpener } from '@landing/tooling/sites'
import { afterAll, describe, expect, it } from 'vitest'

afterAll(removeSites)

const openSite = siteOpener(openContent)
const plugin = join(import.meta.dirname, 'index.ts')
const config = { plugins: [plugin], docs: { dialect: 'typescript' } }

const manifest = {
  name: '@acme/kit',
  version: '1.2.0',
  description: 'Tools of Acme.',
  repository: 'https://github.com/acme/kit.git',
  exports: {
    '.': './src/index.d.ts',
    './more': { types: './src/more.d.ts' },
    './x.json': './x.json',
  },
}

const index = `/**
 * Opens a {@link Store}, see {@link Store.get | how to read} and {@link https://example.org the site}.
 *
 * Takes \`Map<K>\`, <T> and {braces}, [a \`file\`](./guide.md), {@link https://example.org/a|\`it\`}.
 *
 * @typeParam T - Type of values.
 * @param name - Of the store.
 * @param options - How.
 * @returns The store.
 * @throws {Error} if it is missing.
 * @since 1.1
 * @example
 * \`\`\`ts
 * @sealed
 * class A {}
 * open('a')
 * \`\`\`
 */
export declare function open<T>(name: string, options?: {
  /** Writes are refused. */
  readonly isFrozen?: boolean
}): Store<T>
/** Opens none. */
export declare function open(): undefined
interface Hidden {
  /** From a type without a page. */
  size: number
}
/** @internal */
export declare const secret: string
export declare class Base {
  /** Closes it. */
  close(): void
}
/** A store. */
export declare class Store<T> extends Base implements Hidden {
  private readonly map
  protected bare: number
  /**
   * Reads.
   * @param key The key.
   * @default 7
   * @deprecated Use {@link open}.
   */
  get(key: string): T | undefined
  size: number
}
/** Options. */
export interface Options extends Hidden {
  a?: Store<string>
}
export type Name = 'a-very-long-name-of-one-thing' | 'a-very-long-name-of-another-thing' | Options
export declare const limit = 10
export declare namespace inner {
  /** Deep. */
  const deep: Options
}
export { open as again } from './index'
export type { VFile } from 'vfile'
`

const files = {
  'docs/typescript.yaml': "packages: ['@acme/kit']\n",
  'node_modules/@acme/kit/package.json': JSON.stringify(manifest),
  'node_modules/@acme/kit/src/index.d.ts': index,
  'node_modules/vfile/package.json': '{ "types": "i.d.ts" }',
  'node_modules/vfile/i.d.ts': 'export declare class VFile {}\n',
  'node_modules/@acme/kit/src/more.d.ts':
    "/**\n * Helpers.\n * @packageDocumentation\n */\nexport { Store, Store as default } from './index'\nexport declare enum Level { Low, High }\n",
}

/** Opens a site that can import packages of this one. */
async function htmlOf(path: string, given: Readonly<Record<string, string>> = files) {
  const { content } = await openSite(given, config)
  const { data, messages } = await renderPath(content, path)
  expect(messages).toEqual([])
  if (data.kind !== 'doc') throw new Error('No document')
  return {
    html: data.html,
    text: data.html
      .replace(/<[^>]+>/g, '')
      .replaceAll('&#x3C;', '<')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>'),
    content,
    data,
  }
}

describe('the pages of a package', () => {
  it('are one for each export, in folders by kind, and one for each entry point', async () => {
    const { html, content } = await htmlOf('/docs/')
    expect(content.messages).toEqual([])
    expect(content.model.routes.map(({ path }) => path).sort()).toEqual(
      expect.arrayContaining([
        '/docs/classes/store/',
        '/docs/constants/limit/',
        '/docs/functions/open/',
        '/docs/inner/constants/deep/',
        '/docs/interfaces/options/',
        '/docs/more/enums/level/',
        '/docs/types/name/',
      ]),
    )
    expect(html).not.toContain('secret')
    expect(html).toContain('<a href="/docs/functions/open/"><code>again</code></a>')
    expect(html).toMatch(/From <code>vfile<\/code>:[^<]*<code>VFile<\/code>/)
    expect(html).toContain('<a href="/docs/more/"><code>@acme/kit/more</code></a>')
    expect(JSON.stringify(content.model.versions)).toContain('"label":"Functions"')
  })

  it('come after pages that are written, in the search', async () => {
    const { content } = await openSite({ ...files, 'docs/guide.md': '# Open a store\n' }, config)
    const weights: Record<string, number | undefined> = {}
    for (const path of ['/docs/guide/', '/docs/more/', '/docs/functions/open/']) {
      weights[path] = (await renderPath(content, path)).search?.weight
    }
    expect(weights).toEqual({
      '/docs/guide/': undefined,
      '/docs/more/': 0.4,
      '/docs/functions/open/': 0.4,
    })
  })

  it('list what another entry point has documented', async () => {
    const { html, text } = await htmlOf('/docs/more/')
    expect(text).toContain('Helpers.')
    expect(html).toContain('<a href="/docs/classes/store/"><code>Store</code></a>')
  })

  it('show signatures, overloads and what comments say, with links', async () => {
    const { html, text, data } = await htmlOf('/docs/functions/open/')
    expect(text).toContain("import { open } from '@acme/kit'")
    expect(text).toContain('function open<T>(')
    expect(text).toContain('function open(): undefined')
    expect(html).toMatch(/<a[^>]*href="\/docs\/classes\/store\/"[^>]*>(?:<[^>]*>)*Store</)
    expect(html).toContain('<a href="/docs/classes/store/#get">how to read</a>')
    expect(text).toContain('Map<K>, <T> and {braces}, a file, it.')
    expect(html).toContain('<code>options.isFrozen</code>: Writes are refused.')
    expect(text).toContain('@sealed\nclass A {}')
    expect(text).toContain('Error: if it is missing.')
    expect(text).toContain('Since 1.1.')
    const line = index.split('\n').findIndex((each) => each.includes('function open<')) + 1
    expect(html).toContain(`"https://github.com/acme/kit/blob/HEAD/src/index.d.ts#L${line}"`)
    expect(data.head.description).toBe('Opens a Store, see how to read and the site.')
  })

  it('have a section for each member, and name those that are inherited', async () => {
    const { html, text } = await htmlOf('/docs/classes/store/')
    expect(text).toContain('class Store<T> extends Base implements Hidden')
    expect(html).toMatch(/<h3 id="get"/)
    expect(text).toContain('Default: 7')
    expect(html).toContain('Use <a href="/docs/functions/open/"><code>open</code></a>.')
    expect(html).toContain('<a href="/docs/classes/base/#close"><code>close</code></a>')
    expect(text).not.toMatch(/private|bare/)
  })

  it('take members of types without a page for their own, and break long unions', async () => {
    expect((await htmlOf('/docs/interfaces/options/')).text).toContain(
      'From a type without a page.',
    )
    const { text } = await htmlOf('/docs/types/name/')
    expect(text).toContain("type Name =\n  | 'a-very-long-name-of-one-thing'\n  |")
    expect((await htmlOf('/docs/constants/limit/')).text).toContain('const limit = 10')
  })

  it('are made again when the declarations have changed', async () => {
    const { content, contentDir } = await openSite(files, config)
    await content.dispose()
    const file = join(contentDir, 'node_modules/@acme/kit/src/index.d.ts')
    writeFileSync(file, `${index}export declare const added: 1\n`)
    const again = await openSite({}, config, { contentDir })
    const paths = again.content.model.routes.map(({ path }) => path)
    expect(paths).toContain('/docs/constants/added/')
  })

  it('show types that are taken from values as they are', async () => {
    const given = {
      'docs/typescript.yaml': 'packages: [{ name: own, entries: [../types/own.d.ts] }]\n',
      'types/own.d.ts': `type Output<T> = { [K in keyof T as T[K] extends { o: 1 } ? never : K]: Value<T[K]> }
        & { [K in keyof T as T[K] extends { o: 1 } ? K : never]?: Value<T[K]> }
      type Value<T> = T extends { v: infer V } ? V : never
      declare const schema: {
        /** Of the link. */
        label: { v: string }
        place: { v: 'left' | 'right'; o: 1 }
      }
      export interface Link extends Output<typeof schema> {}
      export type Author = number | typeof schema.place.v
      `,
    }
    const link = await htmlOf('/docs/interfaces/link/', given)
    expect(link.text).toContain('interface Link {')
    expect(link.text).toContain('label: string')
    expect(link.text).toContain("place?: 'left' | 'right'")
    expect(link.text).toContain('Of the link.')
    const author = await htmlOf('/docs/types/author/', given)
    expect(author.text).toContain("type Author = number | 'left' | 'right'")
  })

  it('show what values of other values are', async () => {
    const { text } = await htmlOf('/docs/functions/json/', {
      'docs/typescript.yaml': 'packages: [{ name: own, entries: [../types/own.d.ts] }]\n',
      'types/own.d.ts': `declare function parse(text: string): number
      export declare const json: typeof parse
      export {}
      `,
    })
    expect(text).toContain('const json: (text: string) => number')
  })

  it('take the types of another package for its own, and link their source', async () => {
    const { html, content } = await htmlOf('/docs/functions/run/', {
      'docs/typescript.yaml': 'packages: [plain]\n',
      'node_modules/plain/package.json':
        '{ "version": "3.0.0", "exports": { "./more": "./more.d.ts", ".": "./i.js" } }',
      'node_modules/plain/i.js': '',
      'node_modules/plain/more.d.ts': 'export declare const more: 1',
      'node_modules/@types/plain/package.json':
        '{ "repository": { "url": "https://github.com/acme/types.git", "directory": "types/plain" } }',
      'node_modules/@types/plain/index.d.ts':
        'declare function p(): void\ndeclare namespace p { function run(): void }\nexport = p\n',
    })
    const whole = await renderPath(content, '/docs/functions/plain/')
    expect(whole.data.kind === 'doc' && whole.data.html.replace(/<[^>]+>/g, '')).toContain(
      "import plain from 'plain'",
    )
    expect(html).toContain('"https://github.com/acme/types/blob/HEAD/types/plain/index.d.ts#L2"')
    const { data } = await renderPath(content, '/docs/')
    expect(data.kind === 'doc' && data.html).toContain('Version <code>3.0.0</code>')
  })

  it('have members of enums and of classes that are namespaces', async () => {
    const given = {
      'docs/typescript.yaml': 'packages: [{ name: own, entries: [../types/own.d.ts] }]\n',
      'types/own.d.ts': `
      declare function enum_(): void
      export { enum_ as enum }
      export declare enum Level {
        /** Nothing else is. */
        Low = 1
      }
      export declare class Shape {
        /** Makes one. */
        static from(): Shape
        /** See {@link Shape.from}. */
        draw?(): void
      }
      export declare namespace Shape {
        type Kind = 'a'
      }
      `,
    }
    const { html, content } = await htmlOf('/docs/classes/shape/', given)
    expect(html).toContain('<a href="#from"><code>Shape.from</code></a>')
    expect(html.replace(/<[^>]+>/g, '')).toContain('draw?(): void')
    const paths = content.model.routes.map(({ path }) => path)
    expect(paths).toContain('/docs/shape/types/kind/')
    expect(paths).not.toContain('/docs/shape/functions/from/')
    const reserved = await renderPath(content, '/docs/functions/enum/')
    expect(reserved.data.kind === 'doc' && reserved.data.html.replace(/<[^>]+>/g, '')).toContain(
      "import { enum as enum_ } from 'own'",
    )
    const { data } = await renderPath(content, '/docs/enums/level/')
    const level = data.kind === 'doc' ? data.html : ''
    expect(level).toContain('id="low"')
    expect(level).toContain('<p>Nothing else is.</p>')
  })

  it('have texts of @description and @summary, and those of a constant once', async () => {
    const given = {
      'docs/typescript.yaml': 'packages: [{ name: own, entries: [../types/own.d.ts] }]\n',
      'types/own.d.ts': `/**
       * @name add
       * @summary Adds days.
       * @description
       * Adds the days to a date.
       */
      export declare function add(): void
      /** @summary Maps them. */
      export declare const map: {
        /** @summary Maps them. */
        (a: string): string
        /** Of numbers. */
        (a: number): number
      }
      `,
    }
    const { text, content } = await htmlOf('/docs/functions/map/', given)
    expect(text.match(/Maps them/g)).toHaveLength(1)
    expect(text).toContain('Of numbers.')
    const { data } = await renderPath(content, '/docs/')
    expect(data.kind === 'doc' && data.html).toContain('<td>Adds the days to a date.</td>')
  })

  it('read examples in fences without a language, defaults with brackets, and braces', async () => {
    const given = {
      'docs/typescript.yaml': 'packages: [{ name: own, entries: [../types/own.d.ts] }]\n',
      'types/own.d.ts': `/**
       * Solves {from}.
       * @param [codes=[200, [1]]]: Of the answer.
       * @example
       * Short:
       * \`\`\`
       * const short = f()
       * \`\`\`
       * \`\`\`sh
       * npm i
       * \`\`\`
       */
      export declare function f(codes?: number[]): void
      `,
    }
    const { html, content } = await htmlOf('/docs/functions/f/', given)
    expect(html).toContain('<code>codes</code>: Of the answer.')
    expect(html.match(/data-language="\w+"/g)?.slice(-2)).toEqual([
      'data-language="ts"',
      'data-language="sh"',
    ])
    const { data } = await renderPath(content, '/docs/')
    expect(data.kind === 'doc' && data.html).toContain('<td>Solves {from}.</td>')
  })

  it('can be made of declaration files of the site', async () => {
    const { text } = await htmlOf('/docs/functions/f/', {
      'docs/typescript.yaml': 'packages: [{ name: own, entries: [../types/own.d.ts] }]\n',
      'types/own.d.ts': '/** Does it. */\nexport declare function f(): void\n',
    })
    expect(text).toContain('function f(): void')
  })
})
