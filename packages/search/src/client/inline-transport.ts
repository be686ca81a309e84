import type { Fetch } from '../worker/fetch-part'
import { handOver } from '../worker/hand-over'
import type { Port } from '../worker/protocol'
import { directLine } from './direct-line'
import { portTransport, type Transport } from './transport'

/** Options of the engine in the page. */
interface InlineOptions {
  /** URL of the worker file. Without one, or if it fails to load, the package's own copy of the engine is loaded. */
  readonly engine: string | undefined
  /** Fetches files for that copy; default: the platform's `fetch`. */
  readonly fetch: Fetch | undefined
}

/** The same engine in the page, for small indexes and pages without workers. */
export async function inlineTransport({ engine, fetch }: InlineOptions): Promise<Transport> {
  const [page, end] = directLine()
  if (!engine || !(await isServedBy(engine, end))) {
    const { serve } = await import('../worker/serve')
    serve(end, fetch && { fetch })
  }
  return portTransport(page, () => {})
}

/** A script element, not `import()`, because bundlers try to resolve the latter when they build. */
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
