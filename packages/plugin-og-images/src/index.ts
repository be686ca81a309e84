import type { Plugin } from '@landing/content'
import type { PluginReference } from '@landing/schema'
import type { OgImagesOptions } from './options'

export type { OgImagesOptions }

const name = '@landing/plugin-og-images'

/**
 * An Open Graph image for each page that names none, drawn by a Chromium of this machine, which `CHROME_PATH` names if there are
 * several: `plugins: [ogImages()]`.
 */
export function ogImages(options: OgImagesOptions = {}): PluginReference {
  return { module: name, options }
}

/** The plugin: what `plugins` of the configuration names. */
const plugin: Plugin<OgImagesOptions> = {
  name,
  options: { background: 'string', color: 'string', accent: 'string' },
  async site() {
    const { site } = await import('./site')
    return site
  },
}

export default plugin
