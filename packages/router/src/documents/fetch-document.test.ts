// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://example.org/site/a/" }
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NetworkError, OtherShellError } from '../core/router'
import { build, documentHtml, respond, stubServer } from '../fixtures/documents'
import { fetchDocument } from './fetch-document'

beforeEach(() => {
  document.documentElement.lang = 'en'
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const href = '/site/b/'

it('fetches and parses the document of the page, as a visit would', async () => {
  const { fetch } = stubServer()
  const page = await fetchDocument(href, build)
  expect(page.title).toBe(href)
  expect(page.querySelector('h1')?.textContent).toBe(href)
  expect(fetch).toHaveBeenCalledExactlyOnceWith(href, {})
})

it('bypasses the HTTP cache for a fresh document', async () => {
  const { fetch } = stubServer()
  await fetchDocument(href, build, true)
  expect(fetch).toHaveBeenCalledExactlyOnceWith(href, { cache: 'reload' })
})

it('asks once more past the HTTP cache when that holds an older deployment', async () => {
  const { fetch, answer } = stubServer()
  answer(href, (_, { cache }) =>
    respond(href, documentHtml('B', { build: cache === 'reload' ? build : 'old' })),
  )
  await expect(fetchDocument(href, build)).resolves.toHaveProperty('title', 'B')
  expect(fetch).toHaveBeenCalledTimes(2)
})

it.each([
  ['adds', '/site/b', '/site/b/'],
  ['removes', '/site/b/', '/site/b'],
])('accepts a redirect that only %s a slash', async (_, asked, answered) => {
  const { answer } = stubServer()
  answer(asked, () => respond(answered, documentHtml('B')))
  await expect(fetchDocument(asked, build)).resolves.toHaveProperty('title', 'B')
})

it.each([
  ['a missing page', () => respond(href, '', { status: 404 }), `${href} answered 404.`],
  [
    'another build',
    () => respond(href, documentHtml('B', { build: 'b2' })),
    `${href} is of build "b2", not "build-1".`,
  ],
  [
    'a document without a build',
    () => respond(href, documentHtml('B', { build: undefined })),
    `${href} is of build "undefined", not "build-1".`,
  ],
  [
    'a document that was cut off',
    () => respond(href, documentHtml('B').replace(/<\/main>.*/s, '')),
    `${href} was cut off.`,
  ],
  [
    'another origin',
    () => respond('https://example.com/site/b/', documentHtml('B')),
    `${href} was redirected to https://example.com/site/b/.`,
  ],
  [
    'another page',
    () => respond('/site/c/', documentHtml('C')),
    `${href} was redirected to https://example.org/site/c/.`,
  ],
])('rejects %s', async (_, response, message) => {
  const { fetch, answer } = stubServer()
  answer(href, response)
  const failure = await fetchDocument(href, build).catch((error: unknown) => error)
  expect(failure).toMatchObject({ message, name: 'Error' })
  expect(fetch).toHaveBeenLastCalledWith(href, { cache: 'reload', redirect: 'manual' })
})

it.each([
  [
    'text',
    () => respond(href, 'B', { type: 'text/plain' }),
    `${href} is not HTML but "text/plain".`,
  ],
  [
    'a document of another tool',
    () => respond(href, '<html><body>B'),
    `${href} has no element with data-landing.`,
  ],
  [
    'a page in another language',
    () => respond(href, documentHtml('B', { build: 'ar' }).replace('lang="en"', 'lang="ar"')),
    `${href} is of build "ar", not "build-1".`,
  ],
])('leaves %s to be loaded whole', async (_, response, message) => {
  const { answer } = stubServer()
  answer(href, response)
  const failure = await fetchDocument(href, build).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(OtherShellError)
  expect(failure).toMatchObject({ message })
})

it('never shows a page to code without a build id', async () => {
  const { answer } = stubServer()
  answer(href, () => respond(href, documentHtml('B', { build: undefined })))
  await expect(fetchDocument(href, undefined)).rejects.toThrow('is of build "undefined"')
})

it('parses nothing of another origin', async () => {
  const parse = vi.spyOn(DOMParser.prototype, 'parseFromString')
  const { answer } = stubServer()
  answer(href, () => respond('https://example.com/site/b/', documentHtml('B')))
  await expect(fetchDocument(href, build)).rejects.toThrow()
  expect(parse).not.toHaveBeenCalled()
})

it('tells a lost network from a redirect to another origin', async () => {
  const { answer } = stubServer()
  answer(href, () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(fetchDocument(href, build)).rejects.toThrow(NetworkError)
  await expect(fetchDocument(href, build)).rejects.toMatchObject({
    message: `Could not reach ${href}.`,
    cause: new TypeError('Failed to fetch'),
  })
  answer(href, (_, { redirect }) => {
    if (redirect !== 'manual') throw new TypeError('Failed to fetch')
    return { ok: false, status: 0, url: '', headers: new Headers() } as Response
  })
  await expect(fetchDocument(href, build)).rejects.toThrow(`${href} answered with a redirect.`)
})

it('has the content of noscript as text, as in a document with scripting', async () => {
  const { answer } = stubServer()
  answer(href, () => respond(href, documentHtml('B', { body: '<noscript><p>a</p></noscript>' })))
  const page = await fetchDocument(href, build)
  expect(page.querySelector('noscript')?.childElementCount).toBe(0)
  expect(page.querySelector('noscript')?.textContent).toBe('<p>a</p>')
})
