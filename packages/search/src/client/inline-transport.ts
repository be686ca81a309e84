import type { Fetch } from '../worker/fetch-part'
import { handOver } from '../worker/hand-over'
import type { Port } from '../worker/protocol'
import { directLine } from './direct-line'
import { portTransport, type Transport } from './transport'

/** How the engine in the page is made. */
interface InlineOptions {
  /**
   * Address of the file of the search thread. Without one, or where it does not come, the package's
   * own copy of the engine is loaded.
   */
  readonly engine: string | undefined
  /** How that copy fetches files; the platform's `fetch` by default. */
  readonly fetch: Fetch | undefined
}

/** The same engine in the page, for small indexes and where there can be no worker. */
export async function inlineTransport({ engine, fetch }: InlineOptions): Promise<Transport> {
  const [page, end] = directLine()
  if (!engine || !(await isServedBy(engine, end))) {
    const { serve } = await import('../worker/serve')
    serve(end, fetch && { fetch })
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
