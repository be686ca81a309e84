import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A simple reading of Markdown, enough for measuring: front matter, sections by headings, text with
 * most of the marks taken off, code blocks included.
 *
 * @param {string} folder
 * @returns {import('@landing/schema').SearchPage[]}
 */
export function readMarkdownPages(folder) {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => /\.(md|mdx|markdown)$/.test(file))
    .sort()
    .map((file) => toPage(file, withRawImports(join(folder, file))))
}

/** A page with the files that it shows by Docusaurus' raw loader, and without its imports. */
function withRawImports(file) {
  const source = readFileSync(file, 'utf8').replaceAll('\r\n', '\n')
  const imports = /^import (\w+) from ['"]!!raw-loader!([^'"]+)['"];?\n/gm
  const texts = new Map([...source.matchAll(imports)].map(([, name, path]) => [name, path]))
  return source
    .replace(/^import .+ from ['"].+['"];?\n/gm, '')
    .replace(/\{(\w+)\}/g, (written, name) => {
      const path = texts.get(name)
      return path ? `\n\`\`\`\n${readFileSync(join(file, '..', path), 'utf8')}\n\`\`\`\n` : written
    })
}

export function toPage(file, source) {
  const { data, body } = splitFrontMatter(source)
  const sections = toSections(body)
  // The lead has no heading of its own.
  const first = sections.find(({ level, heading }) => level === 1 && heading !== '')
  const title = data.page_title ?? data.title ?? first?.heading ?? file
  return {
    path: `/docs/${file.replace(/(\.html)?\.(md|mdx|markdown)$/, '')}/`,
    title,
    description: data.description ?? '',
    keywords: list(data.keywords),
    tags: list(data.tags),
    breadcrumbs: data.subcategory ? [data.subcategory] : [],
    sections: sections.map(({ heading, level, text, targets }) => ({
      // The page's own heading says what the title says: its text is the lead.
      anchor: level === 1 ? '' : anchor(heading),
      heading: level === 1 ? '' : heading,
      text,
      targets,
    })),
  }
}

function splitFrontMatter(source) {
  const match = /^---\n([\s\S]*?)\n---\n?/.exec(source)
  if (!match) return { data: {}, body: source }
  const data = {}
  for (const entry of match[1].matchAll(/^(\w+):[ \t]*(?:\|-?|>-?)?[ \t]*(.*(?:\n[ \t]+.*)*)/gm)) {
    data[entry[1]] = entry[2]
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .replace(/\s+/g, ' ')
  }
  return { data, body: source.slice(match[0].length) }
}

function list(value) {
  return value
    ? value
        .replace(/^\[|\]$/g, '')
        .split(/\s*,\s*/)
        .filter(Boolean)
    : []
}

function toSections(body) {
  const sections = [{ heading: '', level: 1, lines: [] }]
  let fence
  for (const line of body.split('\n')) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1]
    if (mark && (!fence || mark.startsWith(fence))) {
      fence = fence ? undefined : mark
      continue
    }
    const heading = fence ? undefined : /^(#{1,6})\s+(.*)$/.exec(line)
    if (heading && heading[1].length <= 3) {
      sections.push({ heading: plain(heading[2]), level: heading[1].length, lines: [] })
    } else {
      const name = fence ? undefined : /^\s*[*-]\s+`([a-z][a-z0-9_]*)`/.exec(line)?.[1]
      sections.at(-1).lines.push({ text: fence ? line : plain(line), name })
    }
  }
  return sections
    .map(({ heading, level, lines }) => ({ heading, level, ...joinLines(lines) }))
    .filter(({ heading, text }) => heading !== '' || text !== '')
}

/** The text of a section on one line, with the places of the arguments that it lists. */
function joinLines(lines) {
  let text = ''
  const targets = []
  for (const line of lines) {
    const words = line.text.replace(/\s+/g, ' ').trim()
    if (words === '') continue
    if (text !== '') text += ' '
    const start = text.length + (line.name === undefined ? 0 : words.indexOf(line.name))
    if (line.name !== undefined) targets.push({ anchor: line.name, start })
    text += words
  }
  return { text, targets }
}

function plain(line) {
  return (
    line
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      // A tag in a code span is text.
      .replace(/(`[^`]*`)|<\/?[a-z][^>]*>/gi, (_, code) => code ?? ' ')
      .replace(/[`*]|^\s*[>|]|\\(?=_)/g, '')
      .trim()
  )
}

function anchor(heading) {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-')
}
