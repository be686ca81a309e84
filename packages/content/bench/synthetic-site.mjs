import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const words =
  'account active address apply backend block build cloud configure create data default deploy directory entitlement export import instance module output plan platform policy provider region resource role service space state subaccount tenant terraform token trust update user value variable version workspace'.split(
    ' ',
  )

/** The same numbers in every run. */
function numbers(seed) {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state % below
  }
}

/** Writes documents of about 3 KB each, in folders of a hundred, with links, tables and code. */
export function writeSyntheticSite(contentDir, pages) {
  for (let page = 0; page < pages; page++) {
    const folder = join(contentDir, 'docs', `part-${Math.floor(page / 100)}`)
    if (page % 100 === 0) mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `page-${page}.md`), syntheticPage(page, pages))
  }
}

export function syntheticPage(page, pages) {
  const next = numbers(page + 1)
  const word = () => words[next(words.length)]
  const sentence = () => {
    const parts = Array.from({ length: 8 + next(10) }, word)
    const text = parts.join(' ')
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
  }
  const paragraph = () => Array.from({ length: 3 + next(4) }, sentence).join(' ')
  const other = next(pages)
  const link = `[${word()} ${word()}](../part-${Math.floor(other / 100)}/page-${other}.md)`
  return `---
title: ${word()} ${word()} ${page}
sidebar_position: ${page % 100}
tags: [${word()}, ${word()}]
---

${paragraph()}

## ${word()} ${word()}

${paragraph()} See ${link} and \`${word()}_${word()}\`.

- ${sentence()}
- ${sentence()}
- **${word()}** ${sentence()}

### ${word()}

| Name | Type | Description |
| --- | --- | --- |
| \`${word()}\` | text | ${sentence()} |
| \`${word()}\` | number | ${sentence()} |

## ${word()} ${word()} ${word()}

\`\`\`hcl title="main.tf"
resource "${word()}_${word()}" "${word()}" {
  ${word()} = "${word()}-${page}"
  count = ${next(9)}
  ${word()} {
    enabled = true
    labels  = ["${word()}", "${word()}"]
  }
}
\`\`\`

:::note
${sentence()}
:::

## ${word()}

${paragraph()}

\`\`\`sh
terraform ${word()} -target=${word()}.${word()} -var "${word()}=${page}"
\`\`\`
`
}
