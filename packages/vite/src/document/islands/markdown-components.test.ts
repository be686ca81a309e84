import type { ArticlePart } from '@landing/schema'
import { createElement, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { createDocumentIslands } from './document-islands'
import { wrapExport } from './island'
import { type ComponentModule, renderComponents } from './markdown-components'

type Props = Readonly<Record<string, unknown>>

const modules: Readonly<Record<string, ComponentModule>> = {
  card: {
    props: { title: 'string', level: 'number?' },
    default: ({ title, level = 0, children }: Props) =>
      createElement('section', { 'data-level': typeof level }, `${title}:`, children as ReactNode),
  },
  raw: { default: (props: Props) => createElement('pre', null, JSON.stringify(props)) },
  broken: {
    default: () => {
      throw new Error('No data.', { cause: new Error('Offline.') })
    },
  },
  named: {} as ComponentModule,
  helpful: {
    default: () => {
      throw Object.assign(new Error('No key.'), { help: 'Set one.' })
    },
  },
  hosted: { default: () => window.location.host },
  brokenClient: {
    default: wrapExport(
      function Broken() {
        throw new Error('Gone.')
      },
      { id: 'src/components/client.tsx', name: 'default', hydrate: 'load' },
    ) as ComponentModule['default'],
  },
  client: {
    default: wrapExport(({ children }: Props) => createElement('i', null, children as ReactNode), {
      id: 'src/components/client.tsx',
      name: 'default',
      hydrate: 'load',
    }) as ComponentModule['default'],
  },
}

/** A component as the compiler writes it. */
function use(
  name: string,
  props: Record<string, string> = {},
  ...parts: readonly ArticlePart[]
): ArticlePart {
  return { name, props, file: 'docs/a.md', line: 3, column: 1, slots: [parts] }
}

async function render(
  part: ArticlePart | readonly ArticlePart[],
  mapStack?: (stack: string) => string,
) {
  const wrap = (children: ReactNode) => children
  const islands = createDocumentIslands({ href: (id) => `/${id}`, wrap })
  const load = async ({ name }: { readonly name: string }) =>
    modules[name] ?? Promise.reject(new Error(`No ${name}.`))
  return renderComponents([part].flat(), { islands, wrap, load, mapStack })
}

describe('components in Markdown', () => {
  it('are left out of pages without them', async () => {
    expect(await render('<p>a<!-- b --></p>')).toMatchObject({
      html: '<p>a<!-- b --></p>',
      components: [],
      messages: [],
    })
  })

  it('are rendered with their props and children, inner ones first', async () => {
    const inner = use('card', { title: '<b>', level: '2' }, '<p>two</p>')
    const outer = use('card', { title: 'A' }, '<p>one</p>', inner)
    const page = await render(['<h1>T</h1>', outer, '<p>end</p>'])
    expect(page.html).toBe(
      '<h1>T</h1><section data-level="number">A:<p>one</p>' +
        '<section data-level="number">&lt;b&gt;:<p>two</p></section></section><p>end</p>',
    )
    expect(page.components).toEqual(['card'])
    expect(page.messages).toEqual([])
  })

  it('are given strings without types', async () => {
    expect((await render(use('raw', { a: '--> 1', class: 'x' }))).html).toContain(
      '{&quot;a&quot;:&quot;--&gt; 1&quot;,&quot;className&quot;:&quot;x&quot;}',
    )
  })

  it('are islands when they are client modules', async () => {
    const { html } = await render(use('client', {}, '<p>one</p>', use('client')))
    expect(html.match(/<landing-island/g)).toHaveLength(2)
    expect(html).toContain('<i><landing-slot><p>one</p><landing-island')
    expect(html.match(/data-src="\/src\/components\/client\.tsx"/g)).toHaveLength(2)
  })
})

describe('messages', () => {
  const location = { file: 'docs/a.md', line: 3, column: 1 }

  it('name wrong props', async () => {
    const { html, messages } = await render(['a', use('card', { titel: 'A' }), 'b'])
    expect(html).toBe('ab')
    expect(messages).toMatchObject(
      [
        { code: 'components/props', severity: 'throw', location, message: /no prop "titel"/ },
        {
          location,
          message: expect.stringContaining('"title" of the component "card" is missing'),
        },
      ].map((each) => ({ ...each, message: expect.anything() })),
    )
    expect(messages[0]?.help).toContain('Did you mean "title"?')
  })

  it('name a component without a default export', async () => {
    const { html, messages } = await render(use('named'))
    expect([html, messages]).toEqual([
      '',
      [
        {
          code: 'components/failed',
          severity: 'throw',
          location,
          message: 'The component "named" has no default export.',
          help: 'Export it as default from its file in src/components.',
        },
      ],
    ])
  })

  it('say what to do with code that needs a browser', async () => {
    const { messages } = await render(use('hosted'))
    expect(messages).toMatchObject([
      {
        message: 'The component "hosted" failed: window is not defined',
        help: expect.stringMatching(/^Pages are rendered without a browser first: use "window"/),
      },
    ])
  })

  it('have the help of the error', async () => {
    const { messages } = await render(use('helpful'))
    expect(messages).toMatchObject([
      { message: 'The component "helpful" failed: No key.', help: 'Set one.' },
    ])
  })

  it('name components that fail, and why', async () => {
    const { messages } = await render(use('broken'))
    expect(messages).toMatchObject([
      {
        code: 'components/failed',
        severity: 'throw',
        location,
        message: 'The component "broken" failed: No data. Offline.',
      },
    ])
  })

  it('name the line of the component, where stacks can be mapped', async () => {
    const frames = ['map (/site/src/rows.ts:1:1)', 'Table (/site/src/components/table.tsx:7:9)']
    const stack = ['Error: No data.', ...frames.map((frame) => `    at ${frame}`)].join('\n')
    const { messages } = await render(use('broken'), () => stack)
    expect(messages).toMatchObject([
      {
        message: 'The component "broken" failed: No data. Offline. (src/components/table.tsx:7:9)',
      },
    ])
    const inIsland = await render(use('brokenClient'), (of) => (of.includes('Gone') ? stack : of))
    expect(inIsland.messages).toMatchObject([
      {
        message:
          'The component "brokenClient" failed: The island <Broken> (src/components/client.tsx) failed on the server. Gone. (src/components/table.tsx:7:9)',
      },
    ])
  })
})
