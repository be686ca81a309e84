import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TableData } from '@landing/schema'

const packages = fileURLToPath(new URL('../../../packages/', import.meta.url))

/** All plugins: what each is for, and the size of its built code in KB. */
export function pluginTable(): TableData {
  const rows = readdirSync(packages)
    .filter((name) => name.startsWith('plugin-'))
    .map((name) => {
      const { description } = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'))
      const dist = join(packages, name, 'dist')
      const files = existsSync(dist) ? readdirSync(dist, { recursive: true, encoding: 'utf8' }) : []
      const bytes = files
        .filter((file) => file.endsWith('.js'))
        .reduce((sum, file) => sum + statSync(join(dist, file)).size, 0)
      return {
        name: { code: `@landing/${name}` },
        description: description.replace(
          /,? (?:for|of)(?: a site of| sites of)? Landing(?=[:,]|$)/,
          '',
        ),
        size: `${Math.ceil(bytes / 1024)} KB`,
      }
    })
  return {
    columns: [
      { key: 'name', label: 'plugin' },
      { key: 'description', label: 'what it is for' },
      { key: 'size', label: 'size' },
    ],
    rows,
  }
}
