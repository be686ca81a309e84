export interface StaticServer {
  readonly origin: string
  /** Address of the site's root, with the base. */
  readonly href: string
  /** Paths asked for so far. */
  readonly requests: string[]
  close(): Promise<void>
}

export function serveStatic(options: {
  folder: string
  base: string
  brotli?: boolean
  fail?: (path: string) => boolean
  delay?: (path: string) => number
  /** The answer waits for what is returned. */
  hold?: (path: string) => Promise<void> | undefined
  headers?: Readonly<Record<string, string>>
}): Promise<StaticServer>
