import type { CodeReference, CompileHooks } from '@landing/markdown'
import { dialect } from './dialect'

export const compile = (): CompileHooks => ({
  dialect: { name: dialect },
  codeBlock: (language) => (language === 'ts' ? { references } : undefined),
})

/** All names; the page knows which of them lead somewhere. */
function references(code: string): CodeReference[] {
  return code.split('\n').flatMap((line, number) =>
    [...line.matchAll(/(?<![\w$.'"`-])[A-Za-z_$][\w$]*(?![\w$]|\??:|['"`])/g)].map(
      ({ 0: text, index }) => ({
        line: number + 1,
        column: index + 1,
        text,
        target: text,
      }),
    ),
  )
}
