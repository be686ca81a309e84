import type { CompileHooks } from '@landing/markdown'

export const compile = (): CompileHooks => ({
  dialect: { name: 'typescript' },
  codeBlock: (language) => (language === 'ts' ? { references } : undefined),
})

const name = /(?<![\w$.'"`-])[A-Za-z_$][\w$]*(?![\w$]|\??:|['"`])/g

/** All names; the page knows which of them lead somewhere. */
const references = (code: string) =>
  code.split('\n').flatMap((text, line) =>
    [...text.matchAll(name)].map(({ 0: word, index }) => {
      return { line: line + 1, column: index + 1, text: word, target: word }
    }),
  )
