import { expect, it } from 'vitest'
import { compileText, findingsOf, hooksOf, htmlOf } from '../../fixtures/compile-text'
import type { CompileHooks } from '../../hooks/compile-hooks'
import type { Directive } from '../../hooks/directives'
import { block, phrase, text } from '../../tree/mdast'
import { takeLabel } from './directive-parts'
import { componentFindings, directiveNames } from './directives'

const directives: Readonly<Record<string, Directive>> = {
  term: {
    text: {
      attributes: ['lang'],
      html: ({ children, position }) => [phrase('abbr', { title: 'x' }, children, position)],
      markdown: (_, words, page) => `[${words}](${page.markdownAddress('./terms.md')})`,
    },
  },
  box: {
    container: {
      html(node) {
        const title = takeLabel(node) ?? [text('Box')]
        const children = [{ type: 'paragraph', children: title } as const, ...node.children]
        return [block('section', {}, children, node.position)]
      },
      markdown: (_, words) => `**Box**\n\n${words}`,
    },
  },
  size: {
    leaf: {
      html(node, page) {
        const rows = page.view('sizes')?.rows ?? []
        if (rows.length === 0) {
          const help = `Views: ${page.viewNames.join(', ')}.`
          const issue = { code: 'size/none', message: 'No sizes.', help, node } as const
          page.report({ ...issue, severity: 'warn' })
        }
        return [{ type: 'paragraph', children: [text(`${rows.length} ${page.language.tag}`)] }]
      },
    },
  },
}

const hooks = hooksOf({ directives })

it('reads directives of plugins in each form', async () => {
  const html = await htmlOf('A :term[API].\n\n:::box[Title]\nIn it\n:::\n\n::size', { hooks })
  expect(html).toBe(
    '<p>A <abbr title="x">API</abbr>.</p>\n<section><p>Title</p><p>In it</p></section>\n<p>0 en</p>',
  )
})

it('reports misuse as that of built-in ones, and what plugins report', async () => {
  const wrong = ':term[A]{lng=de}\n\n::term\n\n::boxx\n\n::size\n\n:::box\nx'
  expect(await findingsOf(wrong, { hooks })).toEqual([
    '3:1 directive/unknown There is no directive "::term".',
    '5:1 directive/unknown There is no directive "::boxx".',
    '7:1 size/none No sizes.',
    '1:1 directive/attribute ":term" has no attribute "lng".',
  ])
})

it('compiles pages again when a view changes that a directive read', async () => {
  const views = { sizes: { columns: [], rows: [{}] } }
  const { html, dependencies } = await compileText('::size', { hooks, views })
  expect(html).toBe('<p>1 en</p>')
  expect(Object.keys(dependencies.views)).toEqual(['sizes'])
})

it('writes them into the page as Markdown, with the addresses of pages', async () => {
  const source = '- :::box[Title]\n  [A](./a.md)\n\n  :term[API]\n  :::\n\n:::box\n:::'
  const { markdown, markdownLinks } = await compileText(source, { hooks })
  expect(markdown).toBe('- **Box**\n  \n  [A](@0:)\n  \n  [API](@1:)\n\n**Box**\n')
  expect(markdownLinks).toEqual(['./a.md', './terms.md'])
})

it('names directives that exist already', () => {
  const note: CompileHooks = { directives: { note: {} } }
  const help = 'Rename it in the plugin, or remove the plugin from "plugins".'
  expect(() => directiveNames('leaf', { hooks: hooksOf(note) })).toThrow(
    expect.objectContaining({
      code: 'content/plugin',
      message: 'The plugin "plugin-0" has the directive "note", as the compiler has.',
      help,
    }),
  )
  expect(() => directiveNames('leaf', { hooks: hooksOf({ directives }, { directives }) })).toThrow(
    'The plugin "plugin-1" has the directive "term", as the plugin "plugin-0" has.',
  )
  const components = ['box', 'note', 'term', 'mine']
  expect(componentFindings({ hooks, components }).map(({ message }) => message)).toEqual([
    'The component "box" has the name of a plugin\'s directive, which is used instead.',
    'The component "note" has the name of a built-in directive, which is used instead.',
  ])
})
