import { landingPolicy } from './policy'

/** Copies a node of an inert document for the live one. Scripts in it do not run. */
export function copyNode<Copied extends Node>(node: Copied): Copied {
  const copy = document.importNode(node, true)
  for (const script of dataScripts(copy)) {
    // Trusted Types treat the text of a copy as untrusted, and report it even where the script is data.
    script.text = landingPolicy().createScript(script.text)
  }
  return copy
}

const selector = 'script[type$=json]'

function dataScripts(node: Node): Iterable<HTMLScriptElement> {
  if (!(node instanceof Element)) return []
  return node.matches(selector)
    ? [node as HTMLScriptElement]
    : node.querySelectorAll<HTMLScriptElement>(selector)
}
