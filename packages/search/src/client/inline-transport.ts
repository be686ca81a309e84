import { directLine } from './direct-line'
import { portTransport, type Transport } from './transport'

/** The same engine in the page, for small indexes and where there can be no worker. */
export async function inlineTransport(): Promise<Transport> {
  const { serve } = await import('../worker/serve')
  const [page, engine] = directLine()
  serve(engine)
  return portTransport(page, () => {})
}
