import { expect, it } from 'vitest'
import { htmlOf } from '../fixtures/compile-text'
import { emojiStep } from './plain-steps'

it.each([
  ['Done :tada:', 'Done 🎉'],
  ['(:+1:), :heart:!', '(👍), ❤️!'],
  ['10:30:45 and a:100:b', '10:30:45 and a:100:b'],
  [':no_such_name: :constructor:', ':no_such_name: :constructor:'],
  ['x::rocket::y', 'x::rocket::y'],
])('%j becomes %j', (text, expected) => {
  expect(emojiStep.plain(text)).toBe(expected)
})

it('reaches texts, headings and descriptions of pictures, but no code', async () => {
  expect(
    await htmlOf('## Go :rocket:\n\n*It :tada: works* `:tada:` ![:dog:](/a.png)', { emoji: true }),
  ).toBe(
    '<landing-heading><h2 id="go-rocket">Go 🚀</h2><a class="landing-heading-anchor" href="#go-rocket" aria-label="Direct link to Go 🚀"></a></landing-heading>\n' +
      '<p><em>It 🎉 works</em> <code>:tada:</code> <img src="@0" alt="🐶" loading="lazy" decoding="async"></p>',
  )
  expect(await htmlOf(':tada:')).toBe('<p>:tada:</p>')
})

it.each(['keep', 'sanitize'] as const)('keeps the ids that GitHub makes (%s)', async (rawHtml) => {
  const text =
    '# :tada: `a` *News* ![:dog:](/a.png)\n\n## 🎉 News\n\n## :tada: News {#own}\n\n## :tada: <b>News</b>'
  const html = await htmlOf(text, { emoji: true, rawHtml })
  expect([...html.matchAll(/<h\d[^>]*>/g)].join('')).toBe(
    '<h1 id="tada-a-news-"><h2 id="-news"><h2 id="own"><h2 id="tada-news">',
  )
})
