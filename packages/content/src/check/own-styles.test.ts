import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkStyles } from './own-styles'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'styles-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function problemsOf(css: string, name = 'styles.css'): string[] {
  mkdirSync(join(root, 'src/components'), { recursive: true })
  writeFileSync(join(root, 'src', name), css)
  return checkStyles(root).map(
    ({ message, location: { line, column } }) => `${line}:${column} ${message}`,
  )
}

it('finds braces and comments that are not closed, and braces that close nothing', () => {
  expect(problemsOf('.a {\n  color: red;\n.b { color: blue }\n')).toEqual([
    '1:4 The brace "{" is not closed.',
  ])
  expect(problemsOf('@media print {\n  .a { b: c }}\n}\n')).toEqual([
    '3:1 The brace "}" closes nothing.',
  ])
  expect(problemsOf('.a {}\n/* .b {}')).toEqual(['2:1 The comment is not closed.'])
  expect(problemsOf('/*/ .b {}', 'components/part.css')).toHaveLength(2)
})

it('finds properties of SAP that the theme does not set', () => {
  const css =
    '.a { color: var(--sapTextColor); margin: var(--sapA, 0); --sapB: 1px; padding: var(--sapB); gap: var( --sapC ) }'
  mkdirSync(join(root, 'src'))
  writeFileSync(join(root, 'src/styles.css'), `${css} /* var(--sapD) */`)
  const found = checkStyles(root, new Set(['--sapTextColor']))
  expect(found.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'styles/token "--sapC" is not among the properties of SAP that the theme sets.',
  ])
})

it('counts no braces in comments, strings, addresses and escaped characters', () => {
  expect(
    problemsOf(
      `/* { */ .a { content: "{"; quotes: '}' "\\"{" } .\\{ {} .b { c: url(x{y.svg) url( "}" ) }`,
    ),
  ).toEqual([])
  expect(problemsOf('/**/')).toEqual([])
  expect(problemsOf('.a { content: "open }\n}\n')).toEqual([])
})

it('checks only style sheets in the folder "src"', () => {
  expect(problemsOf('.a {', 'readme.txt')).toEqual([])
  rmSync(join(root, 'src'), { recursive: true })
  expect(checkStyles(root)).toEqual([])
})

it('names files of "@import" that do not exist', () => {
  expect(
    problemsOf(
      '@import "./missing.css";\n@import url(../gone) print;\n/* @import "./old.css"; */\n@import "./styles.css";\n@import "@landing/theme/styles.css";\n@import "./styles";\n',
    ),
  ).toEqual([
    '1:1 "@import" names a file that does not exist: ./missing.css',
    '2:1 "@import" names a file that does not exist: ../gone',
  ])
})

it('finds images and fonts that do not exist', () => {
  mkdirSync(join(root, 'src'))
  const css = 'p { background: url("./gone.png") }\n@font-face { src: url(data:font/woff2;x) }\n'
  writeFileSync(join(root, 'src/a.css'), css)
  expect(checkStyles(root)).toMatchObject([
    { code: 'styles/import', message: '"url()" names a file that does not exist: ./gone.png' },
  ])
})
