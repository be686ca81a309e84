import { ArticleBody } from '@landing/theme'

interface CodeProps {
  readonly language: string
  readonly children: string
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A code block like those of articles, with their button to copy it. */
export function Code({ language, children }: CodeProps) {
  const code = children.trim().replace(/[&<>]/g, (sign) => signs[sign] ?? sign)
  return (
    <ArticleBody
      html={`<figure class="landing-code" data-language="${language}"><pre tabindex="0"><code>${code}</code></pre></figure>`}
    />
  )
}
