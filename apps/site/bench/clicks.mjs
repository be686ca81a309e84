// From the click on a link to the frame that shows the heading of the next page, with or without a whole page load.
import { newPage, throttle, untilQuiet } from './lib.mjs'

/** How a link is followed. Each sample is a visit of its own with empty caches; the first page is idle at the click. */
export const ways = {
  hovered: 'hovered for 300 ms',
  prefetched: 'not hovered, prefetched by the page if it does so',
  unannounced: 'not hovered, nothing prefetched (save data)',
}

/** Milliseconds from the click to the painted heading. `start` and `link` are URLs; `link` is in a menu of `start`. */
export async function clickTime(browser, { start, link, way, profile }) {
  const tab = await newPage(browser)
  const { page } = tab
  await page.addInitScript(watchHeading)
  if (way === 'unannounced') await page.addInitScript(saveData)
  await page.goto(start, { waitUntil: 'load' })
  await untilQuiet(tab)
  const target = await page.evaluateHandle(findLink, link)
  if (!target.asElement()) throw new Error(`${start} has no visible link to ${link} in a menu`)
  await throttle(page, profile)
  if (way === 'hovered') {
    await target.hover()
    await page.waitForTimeout(300)
    await page.mouse.down()
    await page.mouse.up()
  } else {
    // No pointer event announces this click.
    await target.evaluate((element) => element.click())
  }
  const time = await painted(page, link)
  await page.context().close()
  return time
}

async function painted(page, link) {
  const limit = performance.now() + 30_000
  while (performance.now() < limit) {
    // Throws while a whole page load replaces the document.
    const time = await page.evaluate(() => Number(sessionStorage.painted ?? 0)).catch(() => 0)
    if (time > 0) return time
    await page.waitForTimeout(20)
  }
  throw new Error(`The heading of ${link} did not appear within 30 s.`)
}

/** Runs in the page. */
function findLink(href) {
  const links = [...document.querySelectorAll('aside a[href], nav a[href]')]
  // With or without the slash at the end: both lead there.
  const bare = (address) => address.replace(/\/$/, '')
  return links.find((link) => bare(link.href) === bare(href) && link.checkVisibility())
}

/** Runs in the page, before its own scripts. */
function saveData() {
  const connection = Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' })
  Object.defineProperty(navigator, 'connection', { value: connection })
}

/** Runs in every document, before its own scripts; a whole page load carries the click on in the session storage. */
function watchHeading() {
  const heading = () => document.querySelector('main h1, h1')?.textContent.trim() ?? ''
  const look = () => {
    const text = heading()
    if (text === '' || text === sessionStorage.leftHeading) return requestAnimationFrame(look)
    // A task after the frame's: style, layout and paint are done by then.
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      sessionStorage.painted = performance.timeOrigin + performance.now() - sessionStorage.clicked
    }
    port2.postMessage(null)
  }
  addEventListener(
    'click',
    (event) => {
      sessionStorage.clicked = performance.timeOrigin + event.timeStamp
      sessionStorage.leftHeading = heading()
      requestAnimationFrame(look)
    },
    true,
  )
  if (sessionStorage.clicked && !sessionStorage.painted) requestAnimationFrame(look)
}
