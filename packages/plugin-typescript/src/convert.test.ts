import { removeSites } from '@landing/tooling/sites'
import { afterAll, expect, it } from 'vitest'
import { pagesOf, pagesOfFile } from './fixtures/pages-of'

afterAll(removeSites)

it('leaves out what is private, internal, or of another package', async () => {
  const files = {
    'node_modules/other/package.json': '{ "types": "i.d.ts" }',
    'node_modules/other/i.d.ts': 'export declare class Other { other: 1 }\n',
    'types/own.d.ts': `import { Other } from 'other'
      /** @internal */
      export declare const secret: string
      interface Hidden {
        /** From a type without a page. */
        size: number
      }
      export declare class Own extends Other implements Hidden {
        private readonly map
        size: number
      }
      export { Other }
    `,
  }
  const request = 'packages: [{ name: own, entries: [../types/own.d.ts] }]\n'
  const made = await pagesOf(files, request)
  expect(Object.keys(made.pages)).toEqual(['index.md', 'classes/own.md'])
  expect(made.pages['classes/own.md']).toContain('From a type without a page.')
  expect(made.pages['classes/own.md']).not.toMatch(/#map|#other/)
  expect(made.files.filter((file) => /\/(?:own|i)\.d\.ts$/.test(file))).toHaveLength(2)
})

it('names default exports as their declarations, or as the package', async () => {
  const named = await pagesOfFile('export default class Store {}\n')
  expect(named['classes/store.md']).toContain("import Store from 'own'")
  const unnamed = await pagesOfFile('declare const _: 1\nexport default _\n')
  expect(unnamed['constants/own.md']).toContain("import own from 'own'")
})

it('sorts exports by name, and members as they are declared', async () => {
  const pages = await pagesOfFile(
    'export interface B { z: 1; y: 2 }\nexport interface A {}\ninterface C {}\nexport type { C }',
  )
  expect(pages['index.md']).toMatch(/\[A\].*\n.*\[B\].*\n.*\[C\]/)
  expect(pages['interfaces/b.md']).toMatch(/### z [\s\S]*### y /)
})

it('shows the members of types that are taken from values', async () => {
  const pages = await pagesOfFile(`
    type Output<T> = { [K in keyof T]: T[K] extends { v: infer V } ? V : never }
    declare const schema: {
      /** Of the link. */
      label: { v: string }
    }
    export interface Link extends Output<typeof schema> {}
  `)
  expect(pages['interfaces/link.md']).toContain('label: string;')
  expect(pages['interfaces/link.md']).toContain('Of the link.')
})
