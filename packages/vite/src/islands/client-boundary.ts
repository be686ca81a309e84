import { placeAt } from '@landing/markdown/authoring'
import type { Diagnostic } from '@landing/schema'
import { type ESTree, type ParseResult, Visitor } from 'vite'

/** Hooks that do nothing useful outside of a browser. */
const clientHooks: Readonly<Record<string, ReadonlySet<string>>> = {
  react: new Set([
    'useActionState',
    'useDeferredValue',
    'useEffect',
    'useEffectEvent',
    'useImperativeHandle',
    'useInsertionEffect',
    'useLayoutEffect',
    'useOptimistic',
    'useReducer',
    'useState',
    'useSyncExternalStore',
    'useTransition',
  ]),
  'react-dom': new Set(['useFormState', 'useFormStatus']),
}

const handlerName = /^on[A-Z]/
/** `react`, `@scope/package/entry`; not `./own`, `@/alias` or `~/alias`. */
const packageName = /^(?:@[\w.-]+\/)?[\w.-]*\w/

/** Fast check: matches all code that `findClientCode` reports, and some more. */
export const mayHoldClientCode = /\buse[A-Z]\w*\s*(?:<[^()]*>)?\(|\b(?:on[A-Z]\w*|style)\s*=/

/** A use of something that has no effect in static HTML. */
export interface ClientCode {
  /** The hook, the event handler, or the element that has a style. */
  readonly name: string
  readonly kind: 'hook' | 'handler' | 'style'
  readonly line: number
  readonly column: number
}

/** Finds what does nothing in static HTML: hooks, event handlers, and style attributes, which the policy blocks. */
export function findClientCode(code: string, parsed: ParseResult): ClientCode[] {
  const { names, namespaces, packages } = importsOf(parsed.module)
  const clientCode: ClientCode[] = []
  const add = (kind: ClientCode['kind'], name: string, offset: number) =>
    clientCode.push({ kind, name, ...placeAt(code, offset) })

  new Visitor({
    CallExpression({ callee }) {
      const name = hookOf(callee, names, namespaces)
      if (name !== undefined) add('hook', name, callee.start)
    },
    JSXOpeningElement({ name, attributes }) {
      if (!isForeignElement(name, packages)) return
      for (const attribute of attributes) {
        if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue
        if (handlerName.test(attribute.name.name)) {
          add('handler', attribute.name.name, attribute.start)
        }
        // What a component does with its style is not known.
        if (attribute.name.name === 'style' && isHtmlElement(name)) {
          add('style', code.slice(name.start, name.end), attribute.start)
        }
      }
    },
  }).visit(parsed.program)
  return clientCode
}

interface Imports {
  /** Client-only hooks by their local names. */
  readonly names: ReadonlyMap<string, string>
  /** Local names of whole packages: `React`. */
  readonly namespaces: ReadonlyMap<string, ReadonlySet<string>>
  /** Local names of all that packages export. */
  readonly packages: ReadonlySet<string>
}

function importsOf({ staticImports }: ParseResult['module']): Imports {
  const names = new Map<string, string>()
  const namespaces = new Map<string, ReadonlySet<string>>()
  const packages = new Set<string>()
  for (const { moduleRequest, entries } of staticImports) {
    const hooks = clientHooks[moduleRequest.value]
    for (const { importName, localName, isType } of entries) {
      if (isType) continue
      if (packageName.test(moduleRequest.value)) packages.add(localName.value)
      if (hooks === undefined) continue
      if (importName.kind !== 'Name') namespaces.set(localName.value, hooks)
      else if (importName.name !== null && hooks.has(importName.name)) {
        names.set(localName.value, importName.name)
      }
    }
  }
  return { names, namespaces, packages }
}

function hookOf(
  callee: ESTree.Expression,
  names: Imports['names'],
  namespaces: Imports['namespaces'],
): string | undefined {
  if (callee.type === 'Identifier') return names.get(callee.name)
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return undefined
  if (callee.property.type !== 'Identifier') return undefined
  const { name } = callee.property
  return namespaces.get(callee.object.name)?.has(name) ? name : undefined
}

/** An element of HTML, or a component of a package: neither is called back on the server. */
function isForeignElement(name: ESTree.JSXElementName, packages: ReadonlySet<string>): boolean {
  if (name.type === 'JSXMemberExpression') {
    return name.object.type === 'JSXIdentifier' && packages.has(name.object.name)
  }
  return isHtmlElement(name) || (name.type === 'JSXIdentifier' && packages.has(name.name))
}

function isHtmlElement(name: ESTree.JSXElementName): boolean {
  return name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name)
}

const useClient =
  "Add 'use client' as the first line of this module, or move the component that needs it into a client module."

/** What a build ends with. */
export function toMessage(file: string, { kind, name, line, column }: ClientCode): Diagnostic {
  return { severity: 'throw', location: { file, line, column }, ...findingText(kind, name) }
}

function findingText(
  kind: ClientCode['kind'],
  name: string,
): Pick<Diagnostic, 'code' | 'message' | 'help'> {
  switch (kind) {
    case 'hook':
      return {
        code: 'client/hook',
        message: `"${name}" is called outside of a client module: the page is HTML without React in the browser.`,
        help: useClient,
      }
    case 'handler':
      return {
        code: 'client/event-handler',
        message: `The event handler "${name}" is outside of a client module: it would never be called.`,
        help: useClient,
      }
    case 'style':
      return {
        code: 'client/style',
        message: `The style attribute of <${name}> would have no effect: the site's security policy blocks it.`,
        help: `Use a class and a style sheet, or allow all styles in HTML: security: { policy: { 'style-src': ["'unsafe-inline'"] } }.`,
      }
  }
}
