import { type ParseResult, parseSync } from 'vite'

/** Parses a module as its author wrote it; `undefined` on a syntax error, which Vite reports itself. */
export function parseModule(file: string, code: string): ParseResult | undefined {
  const lang = file.endsWith('.ts') ? 'ts' : file.endsWith('.tsx') ? 'tsx' : 'jsx'
  const result = parseSync(file, code, { lang })
  return result.errors.some(({ severity }) => severity === 'Error') ? undefined : result
}

/** Whether a module begins with `'use client'`. */
export function isClientModule({ program }: ParseResult): boolean {
  return program.body.some(
    (statement) => statement.type === 'ExpressionStatement' && statement.directive === 'use client',
  )
}
