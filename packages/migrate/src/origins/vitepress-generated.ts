import { packageOf } from '../config/external'
import type { ModuleReader } from '../config/read-module'
import { type Values, valuesOf } from '../site/values'

/** Options that functions of packages make of their own options, such as `generateSidebar({ … })`, are listed. */
export function dropGenerated(config: Values, reader: ModuleReader): void {
  const theme = valuesOf(config.themeConfig)
  for (const [owner, key] of [
    [config, 'locales'],
    [theme, 'sidebar'],
    [theme, 'nav'],
  ] as const) {
    const value = owner[key]
    const name = packageOf(value)
    if (name === undefined || name === 'vitepress') continue
    const what = `The option \`${key}\` that \`${name}\` generates is not carried over.`
    reader.note(owner, key, what, 'Write what the site needs of it; sidebars are made of folders.')
    Reflect.deleteProperty(owner, key)
  }
}
