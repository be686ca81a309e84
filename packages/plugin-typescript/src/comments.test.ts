import { removeSites } from '@landing/tooling/sites'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pagesOfFile } from './fixtures/pages-of'

afterAll(removeSites)

let text = ''
beforeAll(async () => {
  const pages = await pagesOfFile(`/**
 * Opens a {@link Store}, see {@link Store.get | how to read} and {@link https://example.org the site}.
 *
 * Takes \`Map<K>\`, <T> and {braces}, [a \`file\`](./guide.md), {@link none} and {@linkplain Store}.
 *
 * # Heading
 *
 * @typeParam T - Type of values.
 * @param name - Of the store, {@link Store}.
 * @param options - How.
 * @returns The store.
 * @throws {Error} if it is missing.
 * @since 1.1
 * @example
 * \`\`\`
 * @sealed
 * class A {}
 * \`\`\`
 * \`\`\`sh
 * npm i
 * \`\`\`
 * @example open('a')
 */
export declare function open<T>(name: string, options?: {
  /** Writes are refused. */
  readonly isFrozen?: boolean
}): Store<T>
export declare class Store<T> {
  get(key: string): T | undefined
}
`)
  text = pages['functions/open.md'] ?? ''
})

it('links to pages, sections and addresses', () => {
  expect(text).toContain('Opens a [`Store`](../classes/store.md), see')
  expect(text).toContain('[how to read](../classes/store.md#get)')
  expect(text).toContain('[the site](<https://example.org>)')
  expect(text).toContain('`none` and [Store](../classes/store.md).')
})

it('leaves syntax of this framework as text, and links to files of others', () => {
  expect(text).toContain('Takes `Map<K>`, \\<T> and \\{braces}, a `file`,')
  expect(text).toContain('**Heading**')
})

it('shows parameters, results and errors', () => {
  expect(text).toMatch(/`T` \| Type of values\./)
  expect(text).toMatch(
    /`name` \| `string` \| Of the store, \[`Store`\]\(\.\.\/classes\/store\.md\)\./,
  )
  expect(text).toMatch(/`options\.isFrozen\?` \| `boolean` \| Writes are refused\./)
  expect(text).toContain('The store.')
  expect(text).toContain('`Error`: if it is missing.')
  expect(text).toContain('## Since')
})

it('shows examples as TypeScript unless they name another language', () => {
  expect(text).toContain('```ts\n@sealed\nclass A {}\n```')
  expect(text).toContain('```sh\nnpm i\n```')
  expect(text).toContain("```ts\nopen('a')\n```")
})

it('describes pages by the first paragraph', () => {
  expect(text).toContain('description: "Opens a Store, see how to read and the site."')
})
