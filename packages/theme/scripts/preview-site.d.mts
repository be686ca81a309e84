/** A served preview. */
export interface Preview {
  readonly origin: string
  readonly names: readonly string[]
  close(): Promise<void>
}
export const out: string
export function openPreview(options?: {
  readonly port?: number
  readonly hold?: (path: string) => Promise<void> | undefined
  readonly folder?: string
}): Promise<Preview>
