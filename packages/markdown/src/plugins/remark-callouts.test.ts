import { expect, it } from 'vitest'
import { htmlOf } from '../fixtures/compile-text'

const note = (body: string, kind = 'note', title = 'Note') =>
  `<div class="landing-admonition landing-admonition-${kind}" role="note"><p class="landing-admonition-title">${title}</p><div class="landing-admonition-body">${body}</div></div>`

it("turns GitHub's alerts into admonitions", async () => {
  expect(await htmlOf('> [!NOTE]\n> Text with *markup*.\n>\n> More.')).toBe(
    note('<p>Text with <em>markup</em>.</p><p>More.</p>'),
  )
  expect(await htmlOf('> [!Caution]\n> Hot.')).toBe(note('<p>Hot.</p>', 'caution', 'Caution'))
})

it('leaves other quotes alone', async () => {
  expect(await htmlOf('> [!NOTE] on one line')).toContain('<blockquote>')
  expect(await htmlOf('> [!NONSENSE]\n> Text')).toContain('<blockquote>')
  expect(await htmlOf('> [!DETAILS]\n> Text')).toContain('<blockquote>')
})
