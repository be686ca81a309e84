import { expect, it } from 'vitest'
import { siteName } from './site-name'

it.each([
  ['team-handbook', 'Team handbook', 'team-handbook'],
  ['My Docs', 'My Docs', 'my-docs'],
  ['api_v2.docs', 'Api v2 docs', 'api-v2-docs'],
  ['Übersicht', 'Übersicht', 'bersicht'],
  ["Anna's {x} `docs`", 'Annas x docs', 'annas-x-docs'],
  ['手册', '手册', 'docs'],
  ['--', 'Documentation', 'docs'],
])('names a site in the folder %s', (folder, title, packageName) => {
  expect(siteName(folder)).toEqual({ title, packageName })
})
