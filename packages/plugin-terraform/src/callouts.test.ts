import { expect, it } from 'vitest'
import { renderText } from './fixtures/open-site'

const note = (body: string, kind = 'note', title = 'Note', name = '') =>
  `<div${name && ` aria-label="${name}"`} class="landing-admonition landing-admonition-${kind}" role="note"><p class="landing-admonition-title">${title}</p><div class="landing-admonition-body">${body}</div></div>`

it.each([
  ['-> **Note:** Text.', note('<p>Text.</p>')],
  ['-> **NOTE** Text.', note('<p>Text.</p>')],
  ['~> **Be careful**: Text.', note('<p>Text.</p>', 'warning', 'Be careful', 'Warning')],
  ['!> Text **strong**.', note('<p>Text <strong>strong</strong>.</p>', 'danger', 'Danger')],
  [
    '~> **strong** words are no title',
    note('<p><strong>strong</strong> words are no title</p>', 'warning', 'Warning'),
  ],
  ['-\\> Text', note('<p>Text</p>')],
  ['&excl;&gt; Text', note('<p>Text</p>', 'danger', 'Danger')],
])('reads the registry callout %s', async (text, html) => {
  expect((await renderText(text)).html).toBe(html)
})

it('reads registry callouts in that dialect only', async () => {
  expect((await renderText('-> **Note:** Text.', 'landing')).html).toBe(
    '<p>-> <strong>Note:</strong> Text.</p>',
  )
})
