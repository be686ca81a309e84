import { removeSites } from '@landing/tooling/sites'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pagesOfFile } from './fixtures/pages-of'

afterAll(removeSites)

let pages: Record<string, string> = {}
beforeAll(async () => {
  pages = await pagesOfFile(`
    export declare function open<T>({ a }: Options): Store<T>
    /** Opens none. */
    export declare function open(): undefined
    export declare class Base {
      /** Closes it. */
      close(): void
    }
    /** A store. */
    export declare class Store<T> extends Base {
      /**
       * Reads.
       * @deprecated Use {@link open}.
       */
      get(key: string): T | undefined
      get size(): number
    }
    /** @deprecated */
    export interface Options {
      /** See {@link Options.b}. */
      a?: Store<string>
      b: 'one' | 'two'
      [key: string]: unknown
    }
    export declare enum Level {
      /** Nothing else is. */
      Low = 1
    }
    export { open as again }
  `)
})

it('shows all signatures', () => {
  const text = pages['functions/open.md']
  expect(text).toContain('function open<T>(options: Options): Store<T>;')
  expect(text).toContain('function open(): undefined;\n```\n\nOpens none.')
})

it('collects the pages of names in code', () => {
  const links = 'typescript: {"Options":"../interfaces/options.md","Store":"../classes/store.md"}'
  expect(pages['functions/open.md']).toContain(links)
})

it('has a section for each member, also for inherited ones', () => {
  const text = pages['classes/store.md']
  expect(text).toContain('### ~~get()~~ {#get}')
  expect(text).toContain('### close() {#close}')
  expect(text).toContain('[`Base`](base.md).[`close`](base.md#close)')
  expect(text).not.toContain('***')
  expect(pages['interfaces/options.md']).toContain('See [`Options.b`](#b).')
  expect(pages['interfaces/options.md']).toContain('b: "one" | "two";')
  expect(pages['enums/level.md']).toMatch(/### Low \{#low\}[\s\S]*Nothing else is\./)
})

it('warns of what is deprecated', () => {
  const warning = ':::warning[Deprecated]\n\nUse [`open`](../functions/open.md).\n\n:::\n\nReads.'
  expect(pages['classes/store.md']).toContain(warning)
  expect(pages['interfaces/options.md']).toContain('This is deprecated.')
})

it('lists what has its page elsewhere', () => {
  expect(pages['index.md']).toMatch(/## Also exported\n\n\[`again`\]\(functions\/open\.md\)/)
})
