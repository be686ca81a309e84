import type { CodeBlockHook, CodeReader, CodeReference } from '@landing/content'
import { checkHcl } from './hcl/check-hcl'

const languages = new Set(['hcl', 'terraform', 'tf', 'tfvars'])
const opener = /^\s*(resource|data|ephemeral|action|list)\s+"([a-z][a-z0-9]*_[a-z0-9_]+)"/

const reader: CodeReader = {
  check(code) {
    const problem = checkHcl(code)
    if (problem === undefined) return undefined
    const reason = `The HCL of this example has a syntax error: ${problem.message}`
    return { ...problem, code: 'hcl/syntax', severity: 'warn', message: reason }
  },
  references: (code) =>
    code.split('\n').flatMap((text, index): CodeReference[] => {
      const [, block, type] = opener.exec(text) ?? []
      if (block === undefined || type === undefined) return []
      return [{ line: index + 1, text: type, target: `${block} ${type}` }]
    }),
}

/** Checks HCL, and makes the types in `resource "type" "name"` references. */
export const codeBlock: CodeBlockHook = (language) => (languages.has(language) ? reader : undefined)
