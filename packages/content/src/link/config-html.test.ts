import { resolveConfig } from '@landing/schema/validate'
import { expect, it } from 'vitest'
import { configHtmlFindings } from './config-html'

const faults = (theme: object, german: object = {}) =>
  configHtmlFindings(
    resolveConfig({
      title: 'Site',
      url: 'https://example.org',
      theme,
      i18n: {
        defaultLocale: 'en',
        locales: ['en', 'de'],
        localeConfigs: { de: { theme: german } },
      },
    }),
  ).map(({ location, message, help }) => `${location.file}: ${message} ${help}`)

it('names tags without a counterpart, with their option', () => {
  const footer = {
    links: [{ title: 'Legal', items: [{ html: '<span>A' }] }],
    copyright: '<b>By <a href="/x">Ada</a>',
  }
  const navbar = {
    items: [
      { type: 'html', value: 'Beta</div>' },
      { label: 'More', items: [{ html: '<i title="x>A</i>', to: '/' }] },
    ],
  }
  expect(faults({ footer, navbar }, { announcementBar: { content: '<em>Neu' } })).toEqual([
    'configuration theme.navbar.items[0].value: "</div>" ends an element that is not open. Remove it.',
    'configuration theme.navbar.items[1].items[0].html: "<i title="x>A</i>" does not end: a quote or a comment is open. Close the quote: <a href="…">.',
    'configuration theme.footer.links[0].items[0].html: "<span>" is not closed: the page after it becomes part of it. Write "</span>" where it ends.',
    'configuration theme.footer.copyright: "<b>" is not closed: the page after it becomes part of it. Write "</b>" where it ends.',
    'configuration i18n.localeConfigs.de.theme.announcementBar.content: "<em>" is not closed: the page after it becomes part of it. Write "</em>" where it ends.',
  ])
})

it('names event handlers, which the policy blocks', () => {
  const announcementBar = { content: '<b class="x" onclick="go()">Go</b>' }
  expect(faults({ announcementBar })).toEqual([
    'configuration theme.announcementBar.content: The policy of the site forbids event handlers in HTML: browsers ignore "onclick". Write a link, or a part of the theme in src/theme.tsx.',
  ])
})

it('accepts elements without an end tag, and links in one row', () => {
  const copyright = 'A<br>B<img src="/x.svg" alt="">C <!-- no --><svg><path d=""/></svg> 1 < 2'
  expect(faults({ footer: { links: [{ html: '<b>A</b>' }], copyright } })).toEqual([])
})
