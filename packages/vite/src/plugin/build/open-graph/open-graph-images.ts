import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { RenderedPage } from '@landing/content'
import { findBrowser, runInBrowser } from '@landing/content/authoring'
import {
  type Diagnostic,
  LandingError,
  type PageData,
  type ResolvedOpenGraph,
  type SiteData,
  scriptJson,
} from '@landing/schema'
import type { Output } from '../../../output/output'
import type { Store } from '../../../output/store'
import { sitesByRoot } from '../../../site/data'
import type { SiteState } from '../../../site/state'
import { digest } from '../../../text/digest'
import { drawingScript } from './drawing-script'

/** The Open Graph image of a page: its path, and what it shows. */
export interface OpenGraphImage {
  /** Path below the base; names the contents. */
  readonly path: string
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

/** Open Graph images of a site. */
export interface OpenGraphImages {
  /** Differs where pages have other images, or none. */
  readonly key: string
  readonly problems: readonly Diagnostic[]
  /** Adds the image of a page; none to pages that name one, have no title, or are not for search engines. */
  addTo(
    page: RenderedPage,
    state: Pick<SiteState, 'site' | 'sites'>,
  ): { readonly page: RenderedPage; readonly image?: OpenGraphImage }
  /** Writes the images. Those in the output folder or in the cache are not drawn again. */
  write(
    images: readonly OpenGraphImage[],
    output: Pick<Output, 'keeps' | 'stage'>,
    store: Pick<Store, 'get' | 'put'>,
  ): Promise<void>
}

/** Draws the images in a Chromium of this machine; `CHROME_PATH` names another one. */
export function openGraphImages(look: ResolvedOpenGraph | undefined): OpenGraphImages {
  const browser = look && findBrowser()
  if (!look || !browser) {
    return {
      key: '',
      problems: look ? [noBrowser] : [],
      addTo: (page) => ({ page }),
      async write() {},
    }
  }
  return {
    key: JSON.stringify(look),
    problems: [],
    addTo(page, { sites, site: first }) {
      const { data } = page
      const site = sitesByRoot(sites).find(({ root }) => data.path.startsWith(root))?.site ?? first
      const image = imageOf(data, site, look)
      if (image === undefined) return { page }
      const head = { ...data.head, drawnImage: image.path }
      return { page: { ...page, data: { ...data, head } }, image }
    },
    async write(images, output, store) {
      const wanted = new Map<string, OpenGraphImage>()
      const add = (path: string, image: string) =>
        writeFile(output.stage(path, path), image, 'base64')
      for (const image of images) {
        if (output.keeps(image.path, image.path)) continue
        const known = store.get<string>(`open-graph ${image.path}`)
        if (known === undefined) wanted.set(image.path, image)
        else await add(image.path, known)
      }
      const left = [...wanted.values()]
      while (left.length > 0) {
        const part = left.splice(0, batch)
        const drawn = await draw(part, look, browser)
        for (const [index, { path }] of part.entries()) {
          const image = drawn[index] ?? ''
          store.put(`open-graph ${path}`, image)
          await add(path, image)
        }
      }
    },
  }
}

const help =
  'Install Chromium or Chrome, set CHROME_PATH to its executable, or remove "openGraph" from the configuration.'

const noBrowser: Diagnostic = {
  code: 'build/open-graph',
  location: { file: 'openGraph' },
  severity: 'warn',
  message: 'No Open Graph images are rendered: there is no Chromium or Chrome.',
  help,
}

function imageOf(
  data: PageData,
  site: SiteData,
  look: ResolvedOpenGraph,
): OpenGraphImage | undefined {
  const { head } = data
  if (head.title === undefined || head.image !== undefined || head.noIndex) return undefined
  // A home page has an empty one.
  const title = head.title || site.title
  const [first] = data.kind === 'doc' ? data.breadcrumbs : []
  const category = first && 'label' in first ? first.label : undefined
  const shown = {
    title,
    description: head.description ?? '',
    label: [site.title, category].filter((text) => text && text !== title).join(' · '),
    language: site.locale.htmlLang,
    direction: site.locale.direction,
  }
  const name = digest(JSON.stringify([version, shown, look])).slice(0, 16)
  return { ...shown, path: `/open-graph/${name}.png` }
}

/**
 * PNG images as Base64.
 *
 * @throws LandingError `build/open-graph` if the browser fails
 */
async function draw(
  images: readonly OpenGraphImage[],
  look: ResolvedOpenGraph,
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
