import { expect, it } from 'vitest'
import { isReachedOutsideIslands } from './reached'

/** Importers by module. */
const importers: Readonly<Record<string, readonly string[]>> = {
  page: ['pages'],
  pages: ['entry'],
  counter: ['page'],
  'counter?landing-island': ['counter'],
  chart: ['counter?landing-island'],
  shared: ['chart', 'page'],
  circle: ['round'],
  round: ['circle'],
  loose: [],
}
const graph = {
  isEntry: (id: string) => id === 'entry',
  importersOf: (id: string) => importers[id] ?? [],
}

it.each([
  ['page', true],
  ['counter', true],
  ['shared', true],
  ['counter?landing-island', false],
  ['chart', false],
  ['circle', false],
  ['loose', false],
])('%s is part of documents outside of islands: %s', (id, expected) => {
  expect(isReachedOutsideIslands(id, graph)).toBe(expected)
})
