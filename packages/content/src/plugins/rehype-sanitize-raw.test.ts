import fc from 'fast-check'
import { expect, it } from 'vitest'
import { htmlOf } from '../fixtures/compile-text'

const sanitized = (text: string) => htmlOf(text, { rawHtml: 'sanitize' })

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">a</a>',
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a](data:text/html;base64,PHNjcmlwdD4=)',
  '[a](vbscript:x)',
  '![a](javascript:alert(1))',
  '<iframe src="https://x.org"></iframe>',
  '<svg onload=alert(1)><script>1</script></svg>',
  '<math><mi xlink:href="javascript:1">x</mi></math>',
  '<form action="/x"><input type="text" name="q"><button>b</button></form>',
  '<object data="x"></object><embed src="x"><base href="//x">',
  '<div style="background:url(javascript:1)" onclick="x()">a</div>',
  '<p><template><script>1</script></template></p>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href=" \u0001javascript:alert(1)">x</a>',
  '<meta http-equiv="refresh" content="0;url=//x"><link rel="stylesheet" href="//x">',
])('leaves nothing of %j that could run', async (text) => {
  expect(await sanitized(text)).not.toMatch(
    /<(?:script|iframe|svg|math|form|button|object|embed|base|template|meta|link|style)|\son\w+=|javascript:|vbscript:|data:text|style=/i,
  )
})

it('lets our own syntax and harmless HTML pass', async () => {
  const text = [
    ':::tip[Title]\n**Text**\n:::',
    ':::::tabs{group="os"}\n::::tab[A]\n```ts title="a.ts" {1}\nconst a = 1\n```\n::::\n:::::',
    ':::details[More]{open}\nText\n:::',
    '## Heading {#own}\n\n- [x] done\n\n| a |\n|:-:|\n| b |',
    'Foot.[^1]\n\n[^1]: Note.',
    '![A](a.png "Caption")\n\n<kbd>Ctrl</kbd> H<sub>2</sub>O <mark>m</mark> <a href="https://x.org">x</a>',
  ].join('\n\n')
  expect(await sanitized(text)).toBe(await htmlOf(text))
})

it('never emits script, whatever the text is made of', async () => {
  const piece = fc.constantFrom(
    ...[
      '<script',
      '>',
      '</script>',
      '<img ',
      'onerror=',
      'alert(1)',
      '"',
      "'",
      '<svg',
      '<',
      '/',
      'href=',
      'javascript:',
      '[a](',
      ')',
      '\n',
      '`',
      '<!--',
      '-->',
    ],
    ...[
      '<style>',
      '<a ',
      'src=x ',
      '&lt;',
      '&#x6a;',
      '\u0000',
      '<math>',
      '<mtext>',
      '<table>',
      '<td>',
      '<![CDATA[',
      ']]>',
      '<textarea>',
      '</textarea>',
      '<noscript>',
      '*',
      '**',
    ],
  )
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 16 }), async (parts) => {
      const html = await sanitized(parts.join(''))
      const tags = html.match(/<[a-z][^>]*>/gi) ?? []
      for (const tag of tags) {
        expect(tag).not.toMatch(/^<(?:script|style|svg|math|iframe|template|textarea|noscript)/i)
        expect(tag.replace(/"[^"]*"/g, '""')).not.toMatch(/\son\w+=/i)
        expect(tag).not.toMatch(/="\s*javascript:/i)
      }
    }),
    { numRuns: 600, seed: 17 },
  )
})
