import { expect, it } from 'vitest'
import { findingsOf } from './fixtures/compile-text'

it.each([
  [
    '---\ntitle: A\n\n# Heading\n',
    '1:1 front-matter/syntax Front matter is opened with "---" and never closed.',
  ],
  ...['\n---\ntitle: X\n---\n\nText\n', '\n \n---\ntitle: X\n# Y\ntags: [a]\n---'].map((text) => [
    text,
    `${text.indexOf('---') === 1 ? 2 : 3}:1 front-matter/syntax Front matter is not read: there is an empty line or a space before its "---".`,
  ]),
  [
    ' ---\ntitle: X\n---\n',
    '1:2 front-matter/syntax Front matter is not read: there is an empty line or a space before its "---".',
  ],
  [
    '----\ntitle: X\n----\n',
    '1:1 front-matter/syntax Front matter is not read: it begins with "----".',
  ],
  [
    'title: X\ntags:\n- a\n  - b\n---\n\nText\n',
    '1:1 front-matter/syntax Front matter is not read: there is no "---" above "title:".',
  ],
  [
    'name: x\ncategory: y\ntitle: X\n---\n\nText\n',
    '1:1 front-matter/syntax Front matter is not read: there is no "---" above "name:".',
  ],
  [
    '\nslug: /x\n---\n',
    '2:1 front-matter/syntax Front matter is not read: there is no "---" above "slug:".',
  ],
  ...['+++\ntitle = "X"\n+++\n\nText\n', '+++\n\n[params]\na = 1\n+++'].map((text) => [
    text,
    '1:1 front-matter/syntax Front matter is not read: it is written in TOML.',
  ]),
])('says why front matter is not read: %j', async (text, message) => {
  expect(await findingsOf(text)).toContain(message)
})
