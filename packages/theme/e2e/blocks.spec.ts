import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { leave, type Visit, visitPreview } from './visit'

let visit: Visit
beforeAll(async () => {
  visit = await visitPreview()
})
afterAll(() => visit?.close())

/** A document whose article is this, as the compiler writes it. */
async function showing(html: string, name = 'doc'): Promise<Page> {
  const page = await visit.open(name, { viewport: { width: 1000, height: 900 } })
  await page.evaluate((html) => {
    const article = document.querySelector('.landing-article-body')
    if (article) article.innerHTML = html
  }, html)
  return page
}

const code = '<figure class="landing-code" data-language="sh"><pre><code>x</code></pre></figure>'
const table =
  '<div class="landing-table-scroll"><table><tbody><tr><td>1</td></tr></tbody></table></div>'
const blocks = `<p>a</p>${table}<p>b</p>${code}${table}<details class="landing-details"><summary>d</summary></details><p>c</p><blockquote><p>q</p></blockquote><p>d</p>${code}<ul><li>e</li></ul><p>f</p>`

it.each(['ul><li', 'blockquote', 'dl><dd', 'div', 'blockquote><div'])(
  'blocks in <%s> have space between them',
  async (around) => {
    const page = await showing(`<${around}>${blocks}`)
    const gaps = await page.evaluate(() => {
      const parent = [...document.querySelectorAll('.landing-article-body p')].find(
        (paragraph) => paragraph.textContent === 'a',
      )?.parentElement
      const boxes = [...(parent?.children ?? [])].map((child) => child.getBoundingClientRect())
      return boxes.slice(1).map(({ top }, index) => Math.round(top - (boxes[index]?.bottom ?? 0)))
    })
    expect(gaps).toEqual(Array.from({ length: 11 }, () => 12))
    await leave(page)
  },
)

it('code in a list has space around it where the text is no paragraph', async () => {
  const page = await showing(`<ul><li>text${code}text</li></ul>`)
  const gaps = await page.evaluate(() => {
    const block = document.querySelector('.landing-article-body .landing-code')
    const [before, after] = [block?.previousSibling, block?.nextSibling].map((text) => {
      const range = document.createRange()
      if (text) range.selectNode(text)
      return range.getBoundingClientRect()
    })
    const { top = 0, bottom = 0 } = block?.getBoundingClientRect() ?? {}
    return [top - (before?.bottom ?? 0), (after?.top ?? 0) - bottom]
  })
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(8)
  await leave(page)
})

it.each(['doc', 'rtl'])(
  'tasks have their boxes where other entries have bullets: %s',
  async (name) => {
    const box = '<input type="checkbox" disabled>'
    const page = await showing(
      `<ul class="contains-task-list"><li class="task-list-item">${box} ${'text '.repeat(60)}</li><li class="task-list-item"><p>${box} ${'text '.repeat(60)}</p></li><li>entry</li></ul>`,
      name,
    )
    const [styles, starts] = await page.evaluate(() => {
      const entries = [...document.querySelectorAll('.landing-article-body li')]
      const isRtl = document.dir === 'rtl'
      return [
        entries.map((entry) => getComputedStyle(entry).listStyleType),
        entries.flatMap((entry) => {
          const box = entry.querySelector('input')
          const range = document.createRange()
          range.selectNodeContents(box?.parentElement ?? entry)
          if (box) range.setStart(box.nextSibling as Text, 1)
          return [...range.getClientRects()].map(({ left, right }) =>
            Math.round(isRtl ? -right : left),
          )
        }),
      ]
    })
    expect(styles).toEqual(['none', 'none', 'disc'])
    expect(starts.length).toBeGreaterThan(4)
    expect(Math.max(...starts) - Math.min(...starts)).toBeLessThanOrEqual(2)
    await leave(page)
  },
)

it('a table in a note has one ground, which its shadows are covered with', async () => {
  const page = await showing(
    `<div class="landing-admonition"><div class="landing-admonition-body">${table}</div></div>`,
  )
  const grounds = await page.evaluate(() =>
    ['.landing-article-body .landing-table-scroll', 'html'].map(
      (part) => getComputedStyle(document.querySelector(part) as Element).backgroundColor,
    ),
  )
  expect(grounds[0]).toBe(grounds[1])
  await leave(page)
})

it('code without a language starts where other code does', async () => {
  const block = (lines: string, attributes: string) =>
    `<figure class="landing-code" ${attributes}><pre><code>${lines}</code></pre></figure>`
  const page = await showing(
    block('one\ntwo', 'data-language="text"') + block('one', 'data-language="text" data-single'),
  )
  const starts = await page.evaluate(() =>
    [...document.querySelectorAll('.landing-article-body code')].map(
      (code) => code.getBoundingClientRect().left,
    ),
  )
  expect(starts[0]).toBe(starts[1])
  await leave(page)
})

it('headings of all levels are no smaller than small text', async () => {
  const page = await showing('<h4>a</h4><h5>b</h5><h6>c</h6>')
  const sizes = await page.evaluate(() =>
    [...document.querySelectorAll('.landing-article-body > *')].map((heading) =>
      Number.parseFloat(getComputedStyle(heading).fontSize),
    ),
  )
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14)
  await leave(page)
})

it('paper shows the image for light mode to readers of dark mode', async () => {
  const page = await showing(
    '<p><img class="landing-only-light" alt="light"><img class="landing-only-dark" alt="dark"></p>',
  )
  const shown = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('.landing-article-body img')]
        .filter((image) => image.checkVisibility())
        .map(({ alt }) => alt),
    )
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
  })
  expect(await shown()).toEqual(['dark'])
  await page.emulateMedia({ media: 'print' })
  expect(await shown()).toEqual(['light'])
  await leave(page)
})

it('a long path in a table leaves room for its description, a name stays whole', async () => {
  const row = (code: string) =>
    `<tr><td><code>${code}</code></td><td>What it does, in a few words that wrap</td></tr>`
  const path = '/api/v1/subscriptions/{subscriptionId}/resourceGroups/{resourceGroupName}/providers'
  const page = await showing(
    `<div class="landing-table-scroll"><table><tbody>${row('azurerm_kubernetes_cluster_node_pool')}${row(`POST ${path}`)}</tbody></table></div>`,
  )
  const [isWide, ...lines] = await page.evaluate(() => {
    const table = document.querySelector('.landing-article-body .landing-table-scroll')
    const codes = [...(table?.querySelectorAll('code') ?? [])]
    return [
      (table?.scrollWidth ?? 0) > (table?.clientWidth ?? 0),
      ...codes.map((code) => {
        const range = document.createRange()
        range.selectNodeContents(code)
        return new Set([...range.getClientRects()].map(({ top }) => top)).size
      }),
    ]
  })
  expect(isWide).toBe(false)
  expect(lines[0]).toBe(1)
  expect(lines[1]).toBeGreaterThan(1)
  await leave(page)
})
