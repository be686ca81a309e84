import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { runExample } from './message-example.ts'

const app = fileURLToPath(new URL('..', import.meta.url))
const page = readFileSync(join(app, 'content/docs/03-configure/openapi.md'), 'utf8')

it('makes of the example of the manual what it says', async () => {
  mkdirSync(join(app, '.tmp'), { recursive: true })
  const folder = mkdtempSync(join(app, '.tmp/openapi-'))
  try {
    const link = '[Pets](/api/pets/#createpet-body.name), [overview](/api/)\n'
    const linking = `\`\`\`md title="content/docs/start.md"\n# Start\n\n${link}\`\`\`\n`
    expect(await runExample([page, linking], folder)).toBe('')
    const made = readFileSync(join(folder, 'content/api/.pages/openapi.yaml/pets.md'), 'utf8')
    expect(made).toContain('## Add a pet {#createpet}')
    expect(made).toContain('| `name` | string | **Required.** Example: `Rex`. |')
    expect(made).toContain("curl --request POST 'https://pets.example.org/v1/pets'")
  } finally {
    rmSync(folder, { recursive: true })
  }
})
