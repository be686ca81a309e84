import type { Compiler } from '../page/compiler'

/** A compiler that is created with the first document: with a full cache none of its hundreds of modules is loaded. */
export function lazyCompiler(open: () => Promise<Compiler>): Compiler {
  let opened: Promise<Compiler> | undefined
  return {
    async compile(input, views) {
      opened ??= open()
      const compiler = await opened
      return compiler.compile(input, views)
    },
    dispose() {
      opened?.then(
        (compiler) => compiler.dispose(),
        () => undefined,
      )
    },
  }
}
