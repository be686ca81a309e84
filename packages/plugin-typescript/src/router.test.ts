import { removeSites } from '@landing/tooling/sites'
import { afterAll, expect, it } from 'vitest'
import { pagesOfFile } from './fixtures/pages-of'

afterAll(removeSites)

it('puts each export into a folder of its kind, and namespaces into folders of their own', async () => {
  const pages = await pagesOfFile(`
    export declare function openStore(): void
    export declare function index(): void
    export declare class Shape {
      static from(): Shape
    }
    export declare namespace Shape {
      type Kind = 'a'
    }
    export declare namespace types {
      const deep: 1
    }
    export interface Options {}
    export type Name = 'a'
    export declare enum Level { Low }
    export declare const limit = 10
    export declare const Limit = 11
  `)
  expect(Object.keys(pages).sort()).toEqual([
    'classes/shape.md',
    'constants/limit-1.md',
    'constants/limit.md',
    'enums/level.md',
    'functions/index-1.md',
    'functions/open-store.md',
    'index.md',
    'interfaces/options.md',
    'shape/index.md',
    'shape/types/kind.md',
    'types-1/constants/deep.md',
    'types-1/index.md',
    'types/name.md',
  ])
})
