// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://example.org/site/a/", "settings": { "disableCSSFileLoading": true, "handleDisabledFileLoadingAsSuccess": true } }
import { beforeEach, expect, it } from 'vitest'
import { documentHtml, visit } from '../fixtures/documents'
import { applyStyles, loadStyles } from './styles'

const sheet = (href: string, attributes = '') =>
  `<link rel="stylesheet" href="${href}"${attributes}>`
const pageWith = (head: string) =>
  new DOMParser().parseFromString(documentHtml('B', { head }), 'text/html')
const found = (href: string) => document.querySelectorAll<HTMLLinkElement>(`[href="${href}"]`)

/** What the browser does when a style sheet has arrived, or not. */
const finish = (href: string, type: 'load' | 'error') =>
  found(href)[0]?.dispatchEvent(new CustomEvent(type))

// The test environment answers every request for a style sheet at once.
document.addEventListener(
  'load',
  (event) => {
    if (!(event instanceof CustomEvent)) event.stopImmediatePropagation()
  },
  true,
)

beforeEach(() => visit('A', { head: sheet('/a.css') }))

it('loads the style sheets that the live document lacks, once, without applying them', async () => {
  const next = pageWith(sheet('/a.css') + sheet('/b.css', ' media="screen"') + sheet('/c.css'))
  const done = Promise.all([loadStyles(next), loadStyles(next)])
  expect(document.head.querySelectorAll('link')).toHaveLength(3)
  expect(found('/b.css')[0]?.media).toBe('not all')
  finish('/b.css', 'load')
  finish('/c.css', 'load')
  await done
  applyStyles(next)
  expect(found('/b.css')[0]?.media).toBe('screen')
  expect(found('/c.css')[0]?.media).toBe('')
})

it('waits for style sheets that another page has requested', async () => {
  const first = loadStyles(pageWith(sheet('/d.css')))
  let isDone = false
  const second = loadStyles(pageWith(sheet('/d.css'))).then(() => {
    isDone = true
  })
  expect(isDone).toBe(false)
  expect(found('/d.css')).toHaveLength(1)
  finish('/d.css', 'load')
  await Promise.all([first, second])
})

it('rejects when a style sheet does not load, and requests it again the next time', async () => {
  const next = pageWith(sheet('/gone.css'))
  const failed = loadStyles(next)
  finish('/gone.css', 'error')
  await expect(failed).rejects.toThrow('Could not load style sheet https://example.org/gone.css.')
  expect(found('/gone.css')).toHaveLength(0)
  const done = loadStyles(next)
  finish('/gone.css', 'load')
  await done
  expect(found('/gone.css')).toHaveLength(1)
})

it('finds style sheets whose address a development server has made absolute', async () => {
  await visit('A', { head: sheet('https://example.org/e.css?t=1') })
  await loadStyles(pageWith(sheet('/e.css?t=1')))
  expect(document.head.querySelectorAll('link')).toHaveLength(1)
})
