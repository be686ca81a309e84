import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { articleClasses } from '@landing/schema'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '..')

/** The text of all files below a folder whose path matches. */
const textOf = (folder: string, wanted: RegExp) =>
  readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => wanted.test(file))
    .map((file) => readFileSync(join(src, folder, file), 'utf8'))
    .join('\n')

const namesIn = (text: string, pattern: RegExp) =>
  new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name))

const sheets = textOf('styles', /(?<!tailwind)\.css$/)
  .replace(/\/\*.*?\*\//gs, '')
  .replace(/url\("[^"]*"\)|"[^"]*"|@layer [^;{]*|layer\([^)]*\)/g, '')
const code = textOf('', /^(?!fixtures).*(?<!\.test)\.tsx?$/)
const inCode = namesIn(code, /(?<![\w-])(landing-[a-z][a-z-]*)/g)
/** Names that are put together: `landing-icon-${name}`. */
const stems = [...inCode].filter((name) => name.endsWith('-'))
/** Of pages of a site's own, the router, islands, search, GFM and Twoslash. */
const others = [
  'landing-container',
  'landing-progress',
  'landing-island-failure',
  'landing-match-bar',
  'landing-search-word',
  'footnotes',
  'contains-task-list',
  'task-list-item',
  'twoslash',
  'twoslash-popup-container',
]

it('style the classes of articles, those of the theme’s parts, and no others', () => {
  const styled = namesIn(sheets, /\.(-?[a-zA-Z_][\w-]*)/g)
  const isKnown = (name: string) =>
    name in articleClasses ||
    inCode.has(name) ||
    others.includes(name) ||
    stems.some((stem) => name.startsWith(stem))
  expect([...styled].filter((name) => !isKnown(name))).toEqual([])
})

it('have the prefix in all custom properties, besides those of SAP, UI5 and Twoslash', () => {
  const own = namesIn(sheets, /(--[\w-]+)\s*:/g)
  expect([...own].filter((name) => !/^--(?:landing|sap|twoslash-)/.test(name))).toEqual([])
})

it('make no pseudo-element of every element, whose styles browsers would compute beside its own', () => {
  // What is in a media query is indented.
  expect(sheets.match(/^\*?::[\w-]+[^\n]*[,{]$/gm)).toBeNull()
})

it('behaviours look for classes of articles and of the theme’s parts', () => {
  const behaviours = textOf('behaviours', /(?<!\.test)\.ts$/)
  const rendered = namesIn(
    textOf('', /^(?!fixtures|behaviours).*(?<!\.test)\.tsx?$/) +
      behaviours.replace(/'[^']*\.landing[^']*'/g, ''),
    /(?<![\w.-])(landing-[a-z-]+)/g,
  )
  const asked = namesIn(behaviours, /\.(landing-[a-z-]+)/g)
  const isKnown = (name: string) =>
    name in articleClasses || rendered.has(name) || stems.some((stem) => name.startsWith(stem))
  expect([...asked].filter((name) => !isKnown(name))).toEqual([])
})
