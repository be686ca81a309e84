import type { CodeAlternative, CodeBlockHook, CodeReader } from '@landing/markdown'
import { exampleReferences } from './example-references'
import { readHcl } from './hcl/read-hcl'
import { checkExample } from './schema/check-example'
import type { TypeSchemas } from './schema/provider-schema'

const hclLanguages = new Set(['hcl', 'terraform', 'tf', 'tfvars', 'tofu', 'opentofu'])
const shells = new Set(
  'bash bat cmd console fish powershell ps1 pwsh sh shell shell-session shellsession zsh'.split(
    ' ',
  ),
)

/** Matches commands that both tools have, at the start of a command. The lookahead at its start keeps code without them fast. */
const command =
  /(?=terraform|tofu)(?<=(?:^[ \t]*|[;&|(`!] *|[$>] +|(?:sudo|time) )(?:\w+=(?:"[^"\n]*"|'[^'\n]*'|[^\s"'])* +)*)(terraform|tofu)(?=[ \t]+(?:-|apply|console|destroy|fmt|force-unlock|get|graph|import|init|output|plan|providers|refresh|show|state|taint|test|untaint|validate|version|workspace))/gm

/** Rewrites commands of one tool for the other; `undefined` for code with none or both. */
function otherTool(code: string): CodeAlternative | undefined {
  const tools = new Set(Array.from(code.matchAll(command), ([, tool]) => tool))
  if (tools.size !== 1) return undefined
  const isTerraform = tools.has('terraform')
  return {
    label: isTerraform ? 'OpenTofu' : 'Terraform',
    code: code.replace(command, isTerraform ? 'tofu' : 'terraform'),
  }
}

/**
 * Checks HCL, links types and arguments, and offers commands for the other tool.
 *
 * @param schemas of providers, which examples are checked against
 */
export function codeBlock(schemas?: TypeSchemas): CodeBlockHook {
  const hcl: CodeReader = {
    check(code) {
      const { items, problem } = readHcl(code)
      if (problem === undefined) return schemas && checkExample(code, items, schemas)
      const reason = `The HCL of this example has a syntax error: ${problem.message}`
      return { ...problem, code: 'hcl/syntax', severity: 'warn', message: reason }
    },
    references: exampleReferences,
    alternative: otherTool,
  }
  return (language) => {
    if (hclLanguages.has(language)) return hcl
    return shells.has(language) ? { alternative: otherTool } : undefined
  }
}
