import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { SiteHooks } from '@landing/content'
import { findBrowser, runInBrowser } from '@landing/markdown/authoring'
import {
  type Diagnostic,
  LandingError,
  type PageData,
  type SiteData,
  scriptJson,
} from '@landing/schema'
import { drawingScript } from './drawing-script'
import type { OgImagesOptions } from './options'

/** What the image of a page shows. */
interface ImageSource {
  readonly title: string
  readonly description: string
  /** The site, and the category of the page. */
  readonly label: string
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
}

/** Changes when all images have to be drawn again. */
const version = 1

/** Images drawn by one run of the browser; each takes about 40 ms. */
const batch = 200

export function site(options: OgImagesOptions): SiteHooks {
  const look = { background: '#ffffff', color: '#131e29', accent: '#0064d9', ...options }
  const browser = findBrowser()
  return {
    ...(browser !== undefined && {
      head(page, site) {
        const source = sourceOf(page, site)
        if (source === undefined) return []
        const name = createHash('sha256').update(JSON.stringify([version, source, look]))
        return [{ image: `/open-graph/${name.digest('hex').slice(0, 16)}.png`, source }]
      },
    }),
    emit: [
      {
        owns: (path) => path.startsWith('/open-graph/'),
        async *files({ images }, output) {
          if (browser === undefined) return output.report(noBrowser)
          const missing = new Map<string, ImageSource>()
          for (const { image: path, source } of await images()) {
            if (missing.has(path) || output.keeps(path, path)) continue
            const content = output.cache.get<string>(`open-graph ${path}`)
            if (content === undefined) missing.set(path, source as ImageSource)
            else yield { path, key: path, content: Buffer.from(content, 'base64') }
          }
          const left = [...missing]
          while (left.length > 0) {
            const part = left.splice(0, batch)
            const drawn = await draw(
              part.map(([, source]) => source),
              look,
              browser,
            )
            for (const [index, [path]] of part.entries()) {
              const content = drawn[index] ?? ''
              output.cache.put(`open-graph ${path}`, content)
              yield { path, key: path, content: Buffer.from(content, 'base64') }
            }
          }
        },
      },
    ],
  }
}

const help =
  'Install Chromium or Chrome, set CHROME_PATH to its executable, or remove "ogImages" from the plugins.'

const noBrowser: Diagnostic = {
  code: 'build/open-graph',
  location: { file: 'plugins' },
  severity: 'warn',
  message: 'No Open Graph images are rendered: there is no Chromium or Chrome.',
  help,
}

function sourceOf(data: PageData, site: SiteData): ImageSource | undefined {
  const { head } = data
  if (head.title === undefined || head.image !== undefined || head.noIndex) return undefined
  // A home page has an empty one.
  const title = head.title || site.title
  const [first] = data.kind === 'doc' ? data.breadcrumbs : []
  const category = first && 'label' in first ? first.label : undefined
  return {
    title,
    description: head.description ?? '',
    label: [site.title, category].filter((text) => text && text !== title).join(' · '),
    language: site.locale.htmlLang,
    direction: site.locale.direction,
  }
}

/**
 * PNG images as Base64.
 *
 * @throws LandingError `build/open-graph` if the browser fails
 */
async function draw(
  images: readonly ImageSource[],
  look: Required<OgImagesOptions>,
  browser: string,
): Promise<string[]> {
  const { resolve } = createRequire(import.meta.url)
  const font = (name: string) =>
    readFileSync(resolve(`@landing/theme/fonts/${name}.woff2`), 'base64')
  const fonts = { 400: font('72-Regular'), 700: font('72-Bold') }
  const values = scriptJson({ images, look, fonts })
  const text = await runInBrowser(
    browser,
    `<!doctype html><meta charset="utf-8"><body><script>(${drawingScript})(${values})</script>`,
  ).catch((cause: Error) => {
    const message = `The browser ${browser} does not draw Open Graph images.`
    throw new LandingError('build/open-graph', message, { help, cause })
  })
  return text.trim().split(' ')
}
