import { extname } from 'node:path'
import type { RenderedPage } from '@landing/content'
import { LandingError, type Locale, pageWithoutExport } from '@landing/schema'
import type { LoadContext, PageModule } from './page-module'
import type { PageFileRef } from './project-files'
import type { SiteRoute } from './routes'
import { plainPage } from './site-page'

/** The page of a React component below `src/pages`. @throws LandingError for a page module that is wrong */
export async function componentPage(
  { page, path, locale, locales }: Extract<SiteRoute, { readonly kind: 'component' }>,
  module: PageModule,
  context: LoadContext,
  siteTitle: string,
): Promise<RenderedPage> {
  if (typeof module.default !== 'function') {
    throw pageWithoutExport(`${page.key}${extname(page.file)}`, page.file)
  }
  const props = await loadProps(page, module, context)
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

async function loadProps(page: PageFileRef, module: PageModule, context: LoadContext) {
  try {
    return (await module.load?.(context)) ?? {}
  } catch (cause) {
    throw loadFailure(
      page.file,
      `"load" of src/pages/${page.key}${extname(page.file)} failed`,
      cause,
      '"load" gets "data", "files", "model" and "locale": check that the values it reads exist.',
    )
  }
}

/** The error of a page module, with its reason and the first line of its stack. */
export function loadFailure(
  file: string,
  text: string,
  cause: unknown,
  help: string,
): LandingError {
  const isError = cause instanceof Error
  const reason = isError ? cause.message : String(cause)
  const frame = isError ? (cause.stack?.match(/\n {4}at .*/)?.[0] ?? '') : ''
  return new LandingError('page/load-failed', `${text}: ${reason}${frame}`, {
    help,
    location: { file },
    cause,
  })
}

function inLocale(text: PageModule['title'], { code }: Locale): string | undefined {
  return typeof text === 'object' ? text[code] : text
}
