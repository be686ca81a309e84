import type { ServerResponse } from 'node:http'
import { toHref } from '@landing/schema'
import { type ShownPage, shownEvent, updateEvent } from '../../protocol'

/**
 * Makes Vite's error page, which is sent next, load the page again after an edit, also one since the request: it has none of the
 * site's scripts.
 */
export function reloadAfterEdit(
  response: ServerResponse,
  base: string,
  shownPage: ShownPage,
): void {
  const end = response.end.bind(response)
  const script = `
    import { createHotContext } from ${JSON.stringify(toHref(base, '/@vite/client'))}
    const hot = createHotContext('/@landing/error')
    for (const event of ${JSON.stringify([updateEvent, 'vite:beforeUpdate'])}) {
      hot.on(event, () => location.reload())
    }
    hot.send(${JSON.stringify(shownEvent)}, ${JSON.stringify(shownPage)})`
  Object.assign(response, {
    end: (html: string) => end(`${html}<script type="module">${script}</script>`),
  })
}
