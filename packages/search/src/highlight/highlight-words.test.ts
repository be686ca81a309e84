// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HIGHLIGHT_NAME, highlightWords, MARK_CLASS } from './highlight-words'

const HTML = `
  <nav>terraform</nav>
  <article>
    <h1>Terraform exporter</h1>
    <p>The <b>ter</b>raform <em>exporter</em> is not an exporterless thing. Größe.</p>
    <p>terra</p><p>form</p>
    <pre><code><span>resource</span> <span>"btp_sub</span><span>account"</span></code></pre>
    <button>terraform</button><script>terraform</script>
    <div data-no-highlight>terraform</div>
  </article>
  <footer>terraform</footer>`

let article: HTMLElement
beforeEach(() => {
  document.body.innerHTML = HTML
  article = document.querySelector('article')!
})
afterEach(() => vi.unstubAllGlobals())

const marked = () =>
  [...document.querySelectorAll(`mark.${MARK_CLASS}`)].map((mark) => mark.textContent)

describe('highlightWords with <mark>', () => {
  it('marks words inside the article and nowhere else', () => {
    highlightWords(article, ['terraform'])
    expect(marked()).toEqual(['Terraform', 'ter', 'raform'])
    expect(document.querySelector('nav mark, footer mark, button mark, script mark')).toBeNull()
    expect(document.querySelector('[data-no-highlight] mark')).toBeNull()
  })

  it('marks beginnings of words, across markup but not across blocks', () => {
    highlightWords(article, ['exporter', 'btp_subaccount', 'grosse'])
    expect(marked()).toEqual(['exporter', 'exporter', 'exporter', 'Größe', 'btp_sub', 'account'])
  })

  it('takes its marks away and leaves the document as it was', () => {
    const before = document.body.innerHTML
    const text = article.textContent
    const nodes = article.querySelectorAll('p')[0]!.childNodes.length
    const dismiss = highlightWords(article, ['terraform', 'exporter', 'size'])
    expect(article.textContent).toBe(text)
    expect(document.body.innerHTML).not.toBe(before)
    dismiss()
    expect(document.body.innerHTML).toBe(before)
    expect(article.querySelectorAll('p')[0]!.childNodes).toHaveLength(nodes)
    dismiss()
    expect(document.body.innerHTML).toBe(before)
  })

  it('does nothing for words that are not there, or are none', () => {
    const before = document.body.innerHTML
    highlightWords(article, ['qqq', '', '***'])()
    highlightWords(article, [])()
    expect(document.body.innerHTML).toBe(before)
  })

  it('does not read words as patterns or markup', () => {
    article.innerHTML = '<p>a.b and axb and &lt;b&gt;</p>'
    highlightWords(article, ['a.b', '<b>'])
    expect(marked()).toEqual(['a.b', 'b>'])
    expect(article.querySelector('b')).toBeNull()
  })
})

describe('highlightWords with CSS highlights', () => {
  class FakeHighlight {
    readonly ranges: Range[]
    constructor(...ranges: Range[]) {
      this.ranges = ranges
    }
  }
  let registry: Map<string, FakeHighlight>
  beforeEach(() => {
    registry = new Map()
    vi.stubGlobal('CSS', { highlights: registry })
    vi.stubGlobal('Highlight', FakeHighlight)
  })

  const painted = () => registry.get(HIGHLIGHT_NAME)?.ranges.map(String)

  it('leaves the content alone, and says that it has marks', () => {
    const before = article.innerHTML
    const dismiss = highlightWords(article, ['terraform', 'btp_subaccount'])
    expect(painted()).toEqual(['Terraform', 'terraform', 'btp_subaccount'])
    expect(article.innerHTML).toBe(before)
    expect(article.outerHTML).toMatch(/^<article data-search-words="">/)
    dismiss()
    expect(registry.size).toBe(0)
    expect(article.outerHTML).toMatch(/^<article>/)
  })

  it('does not mark an element without any of the words', () => {
    highlightWords(article, ['qqq'])
    expect(article.hasAttribute('data-search-words')).toBe(false)
  })

  it('goes on when a framework takes the same nodes over', () => {
    const nodes = [...article.childNodes]
    highlightWords(article, ['exporter'])
    expect([...article.childNodes]).toEqual(nodes)
    expect(painted()).toEqual(['exporter', 'exporter', 'exporter'])
  })

  it('does not remove the marks of a later call', () => {
    const first = highlightWords(article, ['terraform'])
    highlightWords(article, ['exporter'])
    first()
    expect(painted()).toEqual(['exporter', 'exporter', 'exporter'])
    expect(article.hasAttribute('data-search-words')).toBe(true)
  })
})
