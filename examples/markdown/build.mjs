import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { landingMarkdown } from '@landing/markdown'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'

const compiler = unified().use(landingMarkdown).use(rehypeStringify)
const file = await compiler.process({ path: 'page.md', value: readFileSync('page.md') })
for (const message of file.messages) console.error(String(message), message.note)
mkdirSync('dist', { recursive: true })
writeFileSync('dist/index.html', String(file))
