import { expect, it } from 'vitest'
import { openSite, renderPath } from '../fixtures/write-site'
import { readingTime } from './reading-time'

const minutes = (text: string) => readingTime([{ anchor: '', heading: '', text }])

it('counts words, and characters of scripts without spaces', () => {
  expect([minutes(''), minutes('word '.repeat(700)), minutes('語'.repeat(1200))]).toEqual([1, 4, 3])
})

it('is of pages whose docs set asks for it', async () => {
  const home = '---\nlayout: home\n---\nText'
  const files = { 'docs/a.md': 'Text. '.repeat(500), 'docs/home.md': home }
  const { content } = await openSite(files, { docs: { showReadingTime: true } })
  expect((await renderPath(content, '/docs/a/')).data).toMatchObject({ readingTime: 3 })
  expect((await renderPath(content, '/docs/home/')).data).not.toHaveProperty('readingTime')
  const { content: silent } = await openSite(files)
  expect((await renderPath(silent, '/docs/a/')).data).not.toHaveProperty('readingTime')
})
