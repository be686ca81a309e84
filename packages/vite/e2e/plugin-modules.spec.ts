import { launchBrowser } from '@landing/tooling/browser'
import { expect, it } from 'vitest'
import { openFixture } from './fixture-site'

it('starts each module of a plugin once, when its moment comes', async () => {
  const site = await openFixture()
  for (const name of ['load', 'has', 'navigation']) {
    const code = `export default () => document.documentElement.dataset.started += ' ${name}'\n`
    await site.write(`${name}.js`, code)
  }
  await site.write(
    'plugin.js',
    `const module = (name) => new URL('./' + name + '.js', import.meta.url).href
export default {
  name: 'moments',
  options: {},
  site: () => () => ({
    client: [
      { module: module('load') },
      { module: module('has'), when: 'has:[aria-current="page"][href$="/other/"]' },
      { module: module('navigation'), when: 'navigation' },
    ],
  }),
}
`,
  )
  await site.edit(
    'landing.config.js',
    'export default {',
    "export default {\n  plugins: ['./plugin.js'],",
  )
  await site.buildOrThrow()
  const server = await site.serve('preview')
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        document.documentElement.dataset.started ??= ''
      })
    })
    const started = () => page.locator('html').getAttribute('data-started')
    await page.goto(`${server.href}docs/start/`)
    await expect.poll(started).toBe(' load')
    await page.locator('main').getByRole('link', { name: 'the other page' }).click()
    await expect.poll(started).toBe(' load has navigation')
    await page.goBack()
    await page.goForward()
    await page.waitForLoadState('networkidle')
    expect(await started()).toBe(' load has navigation')
  } finally {
    await browser.close()
    await server.close()
    await site.dispose()
  }
})
