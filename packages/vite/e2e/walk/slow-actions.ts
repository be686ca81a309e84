import {
  type Action,
  anyLink,
  go,
  hrefOf,
  isPage,
  leaving,
  oneOf,
  pageLink,
  traverse,
} from './actions'
import { follow } from './tab-history'

/** Opens a page that is slow, and does something else meanwhile. */
const slowly: Action = async (walk) => {
  const { page, site, history, random } = walk
  const link = await anyLink(walk, `main ${pageLink}:not([href^="#"])`)
  const other = await anyLink(walk, `main ${pageLink}`)
  if (!link || !other) return
  const [href, otherHref] = [await hrefOf(link), await hrefOf(other)]
  if (new URL(href).pathname === new URL(history.href).pathname) return
  const release = site.holdDocuments()
  try {
    let y = await leaving(walk, link, () => link.click())
    await page.waitForFunction(
      (to) => document.querySelector('.landing-progress') || location.href === to,
      href,
    )
    const name = `slowly ${href}`
    // The router had it already.
    if (page.url() === href) return { name, ...follow(history, href, y) }
    const meanwhile = random()
    if (meanwhile < 0.4) {
      y = await leaving(walk, other, () => other.click())
      return { name: `${name}, meanwhile ${otherHref}`, ...follow(history, otherHref, y) }
    }
    if (meanwhile < 0.6 && isPage(history.hrefAt(-1))) {
      const done = await traverse(-1, release)(walk)
      return done && { ...done, name: `${name}, meanwhile back` }
    }
    if (meanwhile < 0.8) {
      await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }))
      y = await page.evaluate(() => scrollY)
      return { name: `${name}, meanwhile scroll`, ...follow(history, href, y) }
    }
    return { name, ...follow(history, href, y) }
  } finally {
    release()
  }
}

/** Goes back or forward to a page that is slow, and returns before it is there. */
const slowlyThereAndBack: Action = async (walk) => {
  const { page, site, history } = walk
  const steps = oneOf([-1, 1], walk) ?? 1
  const href = history.hrefAt(steps)
  if (!isPage(href)) return
  const release = site.holdDocuments()
  try {
    const place = await page.evaluate(() => scrollY)
    await go(page, steps)
    await page.waitForURL(href)
    await go(page, -steps)
    await page.waitForURL(history.href)
    return { name: `go ${steps} slowly, and return`, place }
  } finally {
    release()
  }
}

export const slowActions: readonly Action[] = [slowly, slowly, slowly, slowlyThereAndBack]
