import { openContent } from '@landing/content'
import { LinkButton } from '@landing/theme/parts'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

test('packages load in Jest', () => {
  expect(typeof openContent).toBe('function')
  expect(renderToString(createElement(LinkButton, { href: '/' }, 'Home'))).toContain('href="/"')
})
