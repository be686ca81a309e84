import type { MachinePage } from '@landing/content'
import type { SiteData } from '@landing/schema'

/**
 * `llms.txt`: the site in Markdown lists for programs that read it. Other versions and translations are in the list that readers
 * with little room leave out.
 */
export function toLlmsTxt(site: SiteData, pages: readonly MachinePage[]): string {
  const list = (title: string, listed: readonly MachinePage[]) => {
    if (listed.length === 0) return ''
    const lines = listed.map(({ title, description, url }) =>
      description === '' ? `- [${title}](${url})` : `- [${title}](${url}): ${description}`,
    )
    return `\n## ${title}\n\n${lines.join('\n')}\n`
  }
  const current = pages.filter(({ isCurrent }) => isCurrent)
  const others = pages.filter(({ isCurrent }) => !isCurrent)
  return introduction(site) + list('Documentation', current) + list('Optional', others)
}

/** What both files begin with. */
function introduction({ title, tagline }: SiteData): string {
  return tagline === '' ? `# ${title}\n` : `# ${title}\n\n> ${tagline}\n`
}

/** Characters of `llms-full.txt`: about a million tokens, more than a model reads at once. */
const mostCharacters = 4_000_000

/**
 * `llms-full.txt`: the current documentation in one Markdown file; `undefined` if that would be too long to be of use.
 *
 * @param readMarkdown gives the Markdown of a page by its route path
 */
export async function toLlmsFullTxt(
  site: SiteData,
  pages: readonly MachinePage[],
  readMarkdown: (path: string) => Promise<string>,
): Promise<string | undefined> {
  const parts = [introduction(site)]
  let characters = 0
  for (const { title, url, markdown, isCurrent } of pages) {
    if (!isCurrent) continue
    const text = (await readMarkdown(markdown)).trim()
    characters += text.length
    if (characters > mostCharacters) return undefined
    const heading = /^# /.test(text) ? '' : `# ${title}\n\n`
    parts.push(`---\n\nSource: ${url}\n\n${heading}${text}\n`)
  }
  return parts.join('\n')
}
