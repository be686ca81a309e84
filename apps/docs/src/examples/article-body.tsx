import { ArticleBody } from '@landing/theme'

const html = `
<aside class="admonition admonition-tip"><p class="admonition-title">Tip</p>
  <div class="admonition-body"><p>What the compiler writes is plain HTML.</p></div></aside>
<div class="tabs" data-group="gallery">
  <div class="tab" data-label="npm"><p class="tab-label">npm</p><p>npm install</p></div>
  <div class="tab" data-label="pnpm"><p class="tab-label">pnpm</p><p>pnpm add</p></div>
</div>
<details class="details"><summary>More</summary><p>Details need no script.</p></details>
<figure class="code" data-language="sh"><pre tabindex="0"><code>npx vite build</code></pre></figure>`

export function ArticleBodyExample() {
  return <ArticleBody html={html} />
}
