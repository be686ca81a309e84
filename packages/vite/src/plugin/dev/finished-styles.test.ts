import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { themeStyles } from '../../site/virtual-modules'
import { fileHref } from './dev-styles'
import { serveFinishedStyles } from './finished-styles'

const site = { theme: { family: 'sap_horizon' } }
const state = { root: '/project', sites: [site], content: { plugins: new Map() } }
const [sheet = ''] = themeStyles(state as never)

/** What a request is answered with; `undefined` if it is left to Vite. */
async function answer(url: string, accept: string): Promise<string | undefined> {
  let handle: ((...of: unknown[]) => Promise<void>) | undefined
  const middlewares = { use: (each: never) => (handle = each) }
  serveFinishedStyles({ middlewares, config: { base: '/base/' } } as never, () => state as never)
  let body: Buffer | undefined
  const response = { writeHead: () => response, end: (text: Buffer) => (body = text) }
  await handle?.({ url, headers: { accept } }, response, () => undefined)
  return body?.toString()
}

it('sends the style sheets of the theme as they are', async () => {
  const href = fileHref('/base/', sheet)
  expect(await answer(href, 'text/css,*/*;q=0.1')).toBe(readFileSync(sheet, 'utf8'))
})

it('leaves what modules import, and all other files, to Vite', async () => {
  expect(await answer(fileHref('/base/', sheet), '*/*')).toBeUndefined()
  expect(await answer('/base/src/styles.css', 'text/css')).toBeUndefined()
})
