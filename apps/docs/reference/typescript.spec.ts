import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { runExample } from './message-example.ts'

const app = fileURLToPath(new URL('..', import.meta.url))
const page = readFileSync(join(app, 'content/docs/03-configure/typescript.md'), 'utf8')

it('makes of the example of the manual what it says', async () => {
  mkdirSync(join(app, '.tmp'), { recursive: true })
  const folder = mkdtempSync(join(app, '.tmp/typescript-'))
  try {
    const link = '[createRouter](/api/functions/create-router/), [overview](/api/)\n'
    const linking = `\`\`\`md title="content/docs/start.md"\n# Start\n\n${link}\`\`\`\n`
    expect(await runExample([page, linking], folder)).toBe('')
    const pages = join(folder, 'content/api/.pages/typescript.yaml')
    const made = readFileSync(join(pages, 'interfaces/router-options.md'), 'utf8')
    expect(made).toContain('### load {#load}')
    expect(readFileSync(join(pages, 'index.md'), 'utf8')).toContain('## Functions')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
