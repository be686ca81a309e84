import fc, { runs } from '@landing/tooling/fast-check'
import type { Root, RootContent } from 'hast'
import rehypeRaw from 'rehype-raw'
import { unified } from 'unified'
import { expect, it } from 'vitest'
import { htmlOf } from '../fixtures/compile-text'
import { mathml } from './mathml'

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

/** What a browser makes of it: elements with their attributes, once more from the text. */
async function elementsOf(html: string) {
  const found: { name: string; attributes: readonly string[]; inMath: boolean }[] = []
  const visit = (nodes: readonly RootContent[], inMath: boolean) => {
    for (const node of nodes) {
      if (node.type !== 'element') continue
      const { tagName, properties, children } = node
      found.push({ name: tagName, attributes: Object.keys(properties), inMath })
      visit(children, inMath || tagName === 'math')
    }
  }
  const tree: Root = { type: 'root', children: [{ type: 'raw', value: html }] }
  visit((await unified().use(rehypeRaw).run(tree)).children, false)
  return found
}

it.each(formulas)('lets nothing but a formula through in %j', async (text) => {
  const html = await sanitized(text)
  for (const { name, attributes, inMath } of await elementsOf(html)) {
    if (inMath) expect(mathml.tagNames).toContain(name)
    else expect(['math', 'p', 'b', 'img', 'a', 'table']).toContain(name)
    expect(attributes.join(' ')).not.toMatch(/\bon|href|style|tabindex|action|definition|cdgroup/i)
  }
  expect(html).not.toMatch(
    /<(?:script|style|svg|iframe|form|mglyph|malignmark|maction|annotation-xml)/i,
  )
  // Nothing changes when it is read again: there is no second meaning.
  const named = async (each: string) => (await elementsOf(each)).map(({ name }) => name)
  const again = await sanitized(html)
  expect((await named(again)).filter((name) => name !== 'p')).toEqual(
    (await named(html)).filter((name) => name !== 'p'),
  )
})

it('lets formulas pass as they are', async () => {
  const formula =
    '<p><math display="block" class="tml-display"><semantics><mrow><msub><mi mathvariant="normal">a</mi><mn>1</mn></msub><mo stretchy="false" form="prefix">(</mo><mfrac linethickness="1px"><mi>b</mi><mtext>if x &lt; y</mtext></mfrac><mtable><mtr><mtd columnspan="2"><mspace width="1em"></mspace></mtd></mtr></mtable></mrow><annotation>a_1</annotation></semantics></math></p>'
  expect(await sanitized(formula.replace(/<.?p>/g, ''))).toBe(formula)
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
