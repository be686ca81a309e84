/** A served preview. */
export interface Preview {
  readonly origin: string
  readonly names: readonly string[]
  close(): Promise<void>
}
export const out: string
export function openPreview(options?: {
  readonly port?: number
  readonly delay?: (path: string) => number
  readonly folder?: string
}): Promise<Preview>
