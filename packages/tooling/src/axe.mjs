import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds on a page, as one line each: rule, impact, place and reason. Frames are pages of their own.
 *
 * @param {import('playwright-core').Page} page
 * @returns {Promise<string[]>}
 */
export async function findings(page) {
  await page.evaluate(axe)
  const violations = await page.evaluate(async (tags) => {
    const { violations } = await window.axe.run(document, { iframes: false, runOnly: tags })
    return violations
  }, runOnly)
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id} (${impact}): ${target.join(' ')}: ${failureSummary.split('\n')[1]?.trim()}`,
    ),
  )
}
