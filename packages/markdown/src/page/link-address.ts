import { splitHref } from '@landing/schema'
import { nearest } from '@landing/schema/validate'
import type { Element } from 'hast'
import { collapseSpaces } from '../text/words'
import { visibleText } from '../tree/hast'
import { type PageDraft, report } from './page-draft'

const usual = ['http', 'https', 'mailto', 'tel', 'ftp', 'sftp', 'ssh', 'git', 'file', 'sms']
const ownMachine = /^https?:\/\/(localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])(?=[:/?#]|$)/i

/** True for an address that a browser opens as a page of another site. */
export function isWebAddress(href: string): boolean {
  return /^(?:https?:)?\/\//i.test(href)
}

/** Reports links that lead nowhere, and removes those that would run a script, independent of the setting for raw HTML. */
export function checkAddress(node: Element, draft: PageDraft): void {
  const { href, download } = node.properties
  if (typeof href !== 'string') return
  const text = collapseSpaces(visibleText(node)).trim()
  const problem =
    problemOf(href, text, download !== undefined) ?? (isEmpty(node) ? noText(href) : undefined)
  if (problem === undefined) return
  report(draft, 'links/address', node, problem.message, problem.help)
  if (problem.isLeftOut) delete node.properties.href
}

/** Nothing that readers could see or hear: icons are elements, too. */
function isEmpty({ children, properties }: Element): boolean {
  const isBlank = children.every((child) => child.type === 'text' && child.value.trim() === '')
  return isBlank && properties.ariaLabel === undefined && properties.title === undefined
}

const noText = (href: string): AddressProblem => ({
  message: `The link to "${href}" has no text: readers cannot see it.`,
  help: 'Write [text](address), or remove the link.',
})

interface AddressProblem {
  readonly message: string
  readonly help: string
  readonly isLeftOut?: boolean
}

function problemOf(href: string, text: string, isDownload: boolean): AddressProblem | undefined {
  // Like a browser: without leading spaces and inner line ends.
  const address = href.replace(/[\p{Cc}\s]+/gu, '')
  if (address === '') {
    const message = `The link "${text}" has no address.`
    return { message, help: 'Write [text](address), or remove the link.', isLeftOut: true }
  }
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(address)?.[1]?.toLowerCase()
  if (scheme === undefined) return undefined
  if (['javascript', 'vbscript'].includes(scheme) || (scheme === 'data' && !isDownload)) {
    const message = `The link "${text}" leads to "${scheme}:…", which no page may open; its address is left out.`
    return { message, help: 'Link to a page or a file.', isLeftOut: true }
  }
  const { pathname } = splitHref(address.slice(scheme.length + 1))
  if (['mailto', 'tel', 'sms'].includes(scheme) && pathname === '') {
    const message = `The link "${text}" leads to "${scheme}:", without an address or a number.`
    return { message, help: 'Write [text](mailto:name@example.org), or remove the link.' }
  }
  if (/^mailto:[^@?]+(?:\?|$)/i.test(address) && !/%40/.test(address)) {
    const message = `The link leads to "${address}", which is not an e-mail address.`
    return { message, help: 'Write [text](mailto:name@example.org).' }
  }
  // A scheme of one letter is a drive of Windows.
  if (scheme === 'file' || scheme.length === 1) {
    const message = `The link leads to "${address}", a file of your own machine.`
    return { message, help: 'Put the file beside the page or into static/, and link to it there.' }
  }
  if (/^https?:\/\/(?:[/?#]|https?:|$)/i.test(address)) {
    const message = `The link leads to "${address}", which names no site.`
    return { message, help: 'Write the whole address, such as https://example.org/page.' }
  }
  const host = ownMachine.exec(address)?.[1]
  if (host !== undefined && !text.includes(host)) {
    const message = `The link leads to ${address}, which is the reader's own machine.`
    return { message, help: 'Link to the published page, or show the address itself in backticks.' }
  }
  return spellingProblem(scheme, address)
}

function spellingProblem(scheme: string, address: string): AddressProblem | undefined {
  const near = usual.includes(scheme) ? scheme : nearest(scheme, usual.slice(0, 3))
  const isWeb = near === 'http' || near === 'https'
  if (near === undefined || (near === scheme && !(isWeb && !address.startsWith(`${near}://`)))) {
    return undefined
  }
  const start = `${near}:${isWeb ? '//' : ''}`
  return { message: `The link leads to "${address}".`, help: `Did you mean "${start}"?` }
}
