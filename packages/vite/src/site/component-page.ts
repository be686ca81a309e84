import { extname } from 'node:path'
import type { RenderedPage } from '@landing/content'
import { LandingError, type Locale, pageWithoutExport } from '@landing/schema'
import { originOf } from '../text/origin'
import type { LoadContext, PageModule } from './page-module'
import type { PageFileRef } from './project-files'
import type { SiteRoute } from './routes'
import { plainPage } from './site-page'

/** The page of a React component below `src/pages`. @throws LandingError for a page module that is wrong */
export async function componentPage(
  { page, path, locale, locales }: Extract<SiteRoute, { readonly kind: 'component' }>,
  module: PageModule,
  context: LoadContext,
  { root, siteTitle }: { readonly root: string; readonly siteTitle: string },
): Promise<RenderedPage> {
  if (typeof module.default !== 'function') {
    throw pageWithoutExport(`${page.key}${extname(page.file)}`, page.file)
  }
  const props = await loadProps(root, page, module, context)
  const title = inLocale(module.title, locale) ?? ''
  const description = inLocale(module.description, locale)
  return {
    ...plainPage({
      kind: 'component',
      path,
      ...(locales && { locales }),
      component: page.key,
      props,
      ...(module.frame === false && { frame: false }),
      head: {
        title,
        ...(description !== undefined && { description }),
        ...(module.noIndex && { noIndex: true }),
      },
    }),
    ...(!module.noIndex && {
      // Without its text: that is in the document.
      search: {
        path,
        ...(locales && { locale: locale.code }),
        title: title || siteTitle,
        description: description ?? '',
        keywords: [],
        tags: [],
        breadcrumbs: [],
        sections: [],
      },
    }),
  }
}

async function loadProps(
  root: string,
  page: PageFileRef,
  module: PageModule,
  context: LoadContext,
) {
  try {
    return (await module.load?.(context)) ?? {}
  } catch (cause) {
    throw loadFailure(
      root,
      page.file,
      `"load" of src/pages/${page.key}${extname(page.file)} failed`,
      cause,
      '"load" gets "data", "files", "model" and "locale": check that the values it reads exist.',
    )
  }
}

/** The error of a page module, with its reason and the calls that led to it. */
export function loadFailure(
  root: string,
  file: string,
  text: string,
  cause: unknown,
  help: string,
): LandingError {
  const { message = String(cause), stack = '' } = cause instanceof Error ? cause : {}
  const { location = { file }, calls } = originOf(stack, root)
  const reason = [`${text}: ${message}`, ...calls].join('\n')
  return new LandingError('page/load-failed', reason, { help, location, cause })
}

function inLocale(text: PageModule['title'], { code }: Locale): string | undefined {
  return typeof text === 'object' ? text[code] : text
}
