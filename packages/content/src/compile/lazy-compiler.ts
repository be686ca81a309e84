import type { Compiler } from '../page/compiler'

/** A compiler that is opened with the first document: hundreds of modules, of which a start with a full cache needs none. */
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
