import { describe, expect, it } from 'vitest'
import { highlightCode } from './highlight-code'

describe("code of pages of a site's own", () => {
  it('looks like the code of documents', async () => {
    expect(await highlightCode('const a = 1\n', 'ts')).toBe(
      '<figure class="landing-code" data-language="ts" data-single><pre tabindex="0"><code class="language-ts">' +
        '<span class="landing-tk-keyword">const </span><span class="landing-tk-constant">a</span>' +
        ' = <span class="landing-tk-constant">1</span></code></pre></figure>',
    )
  })

  it('is plain in a language that does not exist', async () => {
    expect(await highlightCode('a < b\nc', 'nonesuch')).toContain('>a &lt; b\nc</code>')
  })
})
