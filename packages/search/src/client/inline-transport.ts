import { portTransport, type Transport } from './transport'

/** The same engine in the page, for where there can be no worker. Its code loads only then. */
export async function inlineTransport(): Promise<Transport> {
  const { serve } = await import('../worker/serve')
  const { port1, port2 } = new MessageChannel()
  serve(port2)
  return portTransport(port1, () => {
    port1.close()
    port2.close()
  })
}
