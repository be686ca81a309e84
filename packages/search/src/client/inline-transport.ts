import { handOver } from '../worker/hand-over'
import type { Port } from '../worker/protocol'
import { directLine } from './direct-line'
import { portTransport, type Transport } from './transport'

/**
 * The same engine in the page, for small indexes and where there can be no worker.
 *
 * @param engine address of the file of the search thread. Without one, or where it does not come,
 *   the package's own copy of the engine is loaded.
 */
export async function inlineTransport(engine?: string): Promise<Transport> {
  const [page, end] = directLine()
  if (!engine || !(await isServedBy(engine, end))) {
    const { serve } = await import('../worker/serve')
    serve(end)
  }
  return portTransport(page, () => {})
}

/** An element, not `import()`: what bundlers find there they want to know when they build. */
async function isServedBy(engine: string, end: Port): Promise<boolean> {
  const script = document.createElement('script')
  script.type = 'module'
  script.src = engine
  const loaded = new Promise<boolean>((done) => {
    script.onload = () => done(true)
    script.onerror = () => done(false)
  })
  document.head.append(script)
  return (await loaded) && handOver(end)
}
