import { escapeHtml, type HeadElement, type PageHeadElement } from '@landing/schema'

/** The elements that a site adds to the head of its documents, or an author to that of one. */
export function headElements(elements: readonly (HeadElement | PageHeadElement)[]): string {
  return elements.map((element) => toElement({ content: '', ...element })).join('\n')
}

/** Inline scripts among the elements, for the policy. Data blocks such as JSON-LD need no hash. */
export function headScripts(elements: readonly HeadElement[]): string[] {
  return elements.flatMap(({ tag, attributes, content }) => {
    const { type = 'module', src } = attributes
    const isCode = tag === 'script' && src === undefined && /^$|module|javascript/.test(`${type}`)
    return isCode && content !== undefined ? [escapeScript(content)] : []
  })
}

function toElement({ tag, attributes, content = '' }: HeadElement): string {
  const written = Object.entries(attributes).flatMap(([name, value]) => {
    if (value === false) return []
    return value === true ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`
  })
  const end = tag === 'script' ? `${escapeScript(content)}</script>` : ''
  return `<${tag}${written.join('')}>${end}`
}

/** Texts in code or data that would end the element. */
function escapeScript(content: string): string {
  return content.replace(/<(?=\/script|!--)/gi, '\\u003c')
}
