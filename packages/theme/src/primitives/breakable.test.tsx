import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { breakable, nameAttributes, withBreakableTitle } from './breakable'

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

it('lets the title in the HTML of an article break, and tells names of code', () => {
  const title = (text: string) => withBreakableTitle(`<h1 id="a">${text}</h1><p>a_b</p>`)
  expect(title('azurerm_kubernetes_cluster')).toBe(
    '<h1 id="a" data-name>azurerm_<i></i>kubernetes_<i></i>cluster</h1><p>a_b</p>',
  )
  expect(title('About azurerm_kubernetes_cluster')).not.toContain('data-name')
  expect(title('Where to start')).toBe('<h1 id="a">Where to start</h1><p>a_b</p>')
  expect(nameAttributes('btp_subaccount')).toEqual({ 'data-name': '' })
  expect(nameAttributes('Where_to start')).toEqual({})
})
