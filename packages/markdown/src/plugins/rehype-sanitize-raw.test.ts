import fc, { runs } from '@landing/tooling/fast-check'
import type { Element } from 'hast'
import type { Root } from 'mdast'
import { expect, it, vi } from 'vitest'
import { hooksOf, htmlOf } from '../fixtures/compile-text'
import { embed, phrase } from '../tree/mdast'

const sanitized = (text: string) => htmlOf(text, { rawHtml: 'sanitize' })

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">a</a>',
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a](data:text/html;base64,PHNjcmlwdD4=)',
  '[a](vbscript:x)',
  '<iframe src="https://x.org"></iframe>',
  '<svg onload=alert(1)><script>1</script></svg>',
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

const formulas = [
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<math href="javascript:alert(1)"><mrow href="//x">x</mrow></math>',
  '<math><mrow xlink:type="simple" xlink:href="//x">x</mrow></math>',
  '<math><maction actiontype="statusline#//x" xlink:href="javascript:alert(1)">x<mtext>y</mtext></maction></math>',
  '<math onclick="x()" onfocus=x() tabindex=0><mi onmouseover=alert(1)>x</mi></math>',
  '<math style="position:fixed"><mi style="color:red" mathcolor="red">x</mi></math>',
  '<math><semantics><mi>x</mi><annotation-xml encoding="text/html"><script>1</script><img src=x onerror=1></annotation-xml></semantics></math>',
  '<math><annotation-xml encoding="application/xhtml+xml"><iframe src="//x"></iframe></annotation-xml></math>',
  '<math><annotation encoding="text/html"><img src=x onerror=1></annotation></math>',
  '<math><mtext><img src=x onerror=alert(1)><a href="javascript:1">a</a><script>1</script></mtext></math>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;"></mglyph></table></mtext></math>',
  '<math><mtext><table><mglyph><style><math><img src onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<math><mi><svg><desc><style><img src=x onerror=1></style></desc></svg></mi></math>',
  '<math><mtext><malignmark><style><a title="</style><img src onerror=alert(1)>"></malignmark></mtext></math>',
  '<math><![CDATA[<img src=x onerror=alert(1)>]]></math>',
  '<mi onclick=1>outside</mi><mtext><mglyph></mtext>',
  '<math><semantics src="x" definitionurl="javascript:1" cdgroup="//x"><mi>x</mi></semantics></math>',
  '<math><p>out <b>of</b> it</p><mi>x</mi></math>',
]

it.each(formulas)('leaves nothing of the formula %j', async (text) => {
  expect(await sanitized(text)).not.toMatch(
    /<(?:script|style|svg|iframe|form|m\w+|annotation)\b|<[^>]*(?:\son\w+=|href|style=)/i,
  )
})

it('takes the classes of others off raw HTML', async () => {
  const text = '<div class="landing-hero mine"><code class="language-js">a</code></div>'
  expect(await sanitized(text)).toBe('<div><code class="language-js">a</code></div>')
})

it('leaves what plugins make as it is, wherever raw HTML is around it', async () => {
  const icon: Element = {
    type: 'element',
    tagName: 'svg',
    properties: { className: ['b'], viewBox: '0 0 1 1' },
    children: [{ type: 'element', tagName: 'path', properties: { d: 'M0 0' }, children: [] }],
  }
  const hooks = hooksOf({
    directives: {
      drawn: { leaf: { html: ({ position }) => [embed(icon, position)] } },
      mine: {
        text: {
          html: ({ children, position }) => [
            phrase('button', { className: ['a'], 'data-x': '1' }, children, position),
          ],
        },
      },
    },
    steps: [
      {
        at: 'markdown',
        plugin: () => (tree: Root) => {
          tree.children.push(phrase('output', { className: ['c'] }, [], undefined))
        },
      },
    ],
  })
  const text = '<div class="x" onclick="y()">\n\n::drawn\n\n:mine[a <b class="x">b</b>]\n\n</div>'
  const html = await htmlOf(text, { rawHtml: 'sanitize', hooks })
  const drawn = '<svg class="b" viewBox="0 0 1 1"><path d="M0 0"></path></svg>'
  const button = '<button class="a" data-x="1">a <b>b</b></button>'
  expect(html.replaceAll('\n', '')).toBe(
    `<div>${drawn}<p>${button}</p></div><output class="c"></output>`,
  )
})

it('has a mark that cannot be worked out from the text: each process has its own', async () => {
  const [first, second] = [
    await import('../page/page-draft'),
    vi.resetModules() && (await import('../page/page-draft')),
  ]
  expect(first.noSlots().marker).not.toBe(second.noSlots().marker)
})

it('trusts no mark that an author can write', async () => {
  const text =
    '<slot-0123456789abcdef- data-made="0"><i data-made="slot-0">a</i></slot-0123456789abcdef->'
  expect(await sanitized(text)).toBe('<p><i>a</i></p>')
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
      '<mglyph>',
      '<annotation-xml encoding="text/html">',
      '</math>',
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
        expect(tag).not.toMatch(/^<(?:script|style|svg|iframe|template|textarea|noscript)/i)
        expect(tag.replace(/"[^"]*"/g, '""')).not.toMatch(/\son\w+=/i)
        expect(tag).not.toMatch(/="\s*javascript:/i)
      }
    }),
    { numRuns: runs(600), seed: 17 },
  )
})
