import type { Compiler } from './compiler'

/** A compiler that is opened with the first document: hundreds of modules, of which a start with a full cache needs none. */
export function lazyCompiler(open: () => Promise<Compiler>): Compiler {
  let opened: Promise<Compiler> | undefined
  let disposed = false
  return {
    async compile(input, views) {
      opened ??= open()
      const compiler = await opened
      return compiler.compile(input, views)
    },
    dispose() {
      if (disposed) return
      disposed = true
      opened?.then(
        (compiler) => compiler.dispose(),
        () => undefined,
      )
    },
  }
}
