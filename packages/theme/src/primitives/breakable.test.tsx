import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { breakable } from './breakable'

const html = (text: string) => renderToStaticMarkup(breakable(text))

it.each([
  ['btp_subaccount_service_instance', 'btp_|subaccount_|service_|instance'],
  ['docs/latest/terraform-providers.md', 'docs/|latest/|terraform-|providers.|md'],
  ['The btp_subaccount_entitlement', 'The btp_|subaccount_|entitlement'],
])('lets %s break where its parts meet', (text, marked) => {
  expect(html(text)).toBe(`<span>${marked.replaceAll('|', '<i></i>')}</span>`)
})

it.each(['Where to start', 'Node.js 20.19', 'and/or', 'Übersichtlichkeitsgründe'.slice(0, 19)])(
  'leaves %s as it is',
  (text) => {
    expect(html(text)).toBe(text)
  },
)

it('keeps what is copied and read aloud', () => {
  const name = '__btp_subaccount__service_instance_'
  expect(html(name).replaceAll(/<[^>]+>/g, '')).toBe(name)
})
