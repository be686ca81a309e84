import { ArticleBody } from '@landing/theme'

const html = `
<aside class="landing-admonition landing-admonition-tip"><p class="landing-admonition-title">Tip</p>
  <div class="landing-admonition-body"><p>What the compiler writes is plain HTML.</p></div></aside>
<div class="landing-tabs" data-group="gallery">
  <div class="landing-tab" data-label="npm"><p class="landing-tab-label">npm</p><p>npm install</p></div>
  <div class="landing-tab" data-label="pnpm"><p class="landing-tab-label">pnpm</p><p>pnpm add</p></div>
</div>
<details class="landing-details"><summary>More</summary><p>Details need no script.</p></details>
<figure class="landing-code" data-language="sh"><pre tabindex="0"><code>npx vite build</code></pre></figure>`

export function ArticleBodyExample() {
  return <ArticleBody html={html} />
}
